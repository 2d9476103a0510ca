// Where the module and the net that it has not lie: beside this file. Bundlers that carry files know this
// form.
export const usual = {
  module: () => new URL('./goterr.wasm', import.meta.url),
  normal: () => new URL('./normal.net', import.meta.url),
}
