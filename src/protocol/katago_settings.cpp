#include "katago_settings.hpp"

#include <string>

namespace goterr {
namespace {

/// With a blank around each.
constexpr std::string_view katago_settings =
    " analysisIgnorePreRootHistory analysisPVLen analysisWideRootNoise antiMirror avoidMYTDaggerHack "
    "avoidRepeatedPatternUtility chosenMovePrune chosenMoveSubtract chosenMoveTemperature "
    "chosenMoveTemperatureEarly chosenMoveTemperatureHalflife chosenMoveTemperatureOnlyBelowProb "
    "conservativePass cpuctExploration cpuctExplorationBase cpuctExplorationLog "
    "cpuctUtilityStdevPrior cpuctUtilityStdevPriorWeight cpuctUtilityStdevScale delayMoveMax "
    "delayMoveScale drawEquivalentWinsForWhite dynamicPlayoutDoublingAdvantageCapPerOppLead "
    "dynamicScoreCenterScale dynamicScoreCenterZeroWeight dynamicScoreUtilityFactor "
    "enableMorePassingHacks enablePassingHacks fillDameBeforePass fpuLossProp fpuParentWeight "
    "fpuParentWeightByVisitedPolicy fpuParentWeightByVisitedPolicyPow fpuReductionMax "
    "futileVisitsThreshold graphSearchCatchUpLeakProb graphSearchRepBound humanSLChosenMoveIgnorePass "
    "humanSLChosenMovePiklLambda humanSLChosenMoveProp humanSLCpuctExploration humanSLCpuctPermanent "
    "humanSLOppExploreProbWeightful humanSLOppExploreProbWeightless humanSLPlaExploreProbWeightful "
    "humanSLPlaExploreProbWeightless humanSLProfile humanSLRootExploreProbWeightful "
    "humanSLRootExploreProbWeightless ignoreAllHistory ignorePreRootHistory lagBuffer lcbStdevs "
    "maxPlayouts maxTime maxVisits minVisitPropForLCB nnPolicyTemperature noResultUtilityForWhite "
    "noisePruneUtilityScale noisePruningCap numSearchThreads numVirtualLossesPerThread "
    "obviousMovesPolicyEntropyTolerance obviousMovesPolicySurpriseTolerance obviousMovesTimeFactor "
    "overallocateTimeFactor playoutDoublingAdvantage playoutDoublingAdvantagePla policyOptimism "
    "reportAnalysisWinratesAs rootDesiredPerChildVisitsCoeff rootDirichletNoiseTotalConcentration "
    "rootDirichletNoiseWeight rootEndingBonusPoints rootFpuLossProp rootFpuReductionMax "
    "rootNoiseEnabled rootNumSymmetriesToSample rootPolicyOptimism rootPolicyTemperature "
    "rootPolicyTemperatureEarly rootPruneUselessMoves rootSymmetryPruning searchFactorAfterOnePass "
    "searchFactorAfterTwoPass staticScoreUtilityFactor subtreeValueBiasFactor "
    "subtreeValueBiasFreeProp subtreeValueBiasTableNumShards subtreeValueBiasWeightExponent "
    "treeReuseCarryOverTimeFactor uncertaintyCoeff uncertaintyExponent uncertaintyMaxWeight "
    "useGraphSearch useLcbForSelection useNoisePruning useNonBuggyLcb useUncertainty "
    "valueWeightExponent visitCapContempt wideRootNoise winLossUtilityFactor ";

}  // namespace

bool is_katago_setting(std::string_view name) {
    return name.find(' ') == name.npos && katago_settings.find(' ' + std::string(name) + ' ') != name.npos;
}

}  // namespace goterr
