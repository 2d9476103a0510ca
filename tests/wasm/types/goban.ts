// The lines of the package's README for OGS's goban.
import {init_remote_ownership_estimator, set_local_ownership_estimator} from 'goban'
import {OGSScoreEstimator, init, localEstimator, remoteEstimator} from 'goterr/goban'

await init()
set_local_ownership_estimator(localEstimator)
window.OGSScoreEstimator = OGSScoreEstimator
init_remote_ownership_estimator(remoteEstimator)

declare global {
  interface Window {
    OGSScoreEstimator: typeof OGSScoreEstimator
  }
}
