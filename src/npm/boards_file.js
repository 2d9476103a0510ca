// Where the module for boards and its nets lie: beside this file. Bundlers that carry files know this form.
export const usual = {
  module: () => new URL('./boards.wasm', import.meta.url),
  quick: () => new URL('./quick.net', import.meta.url),
  normal: () => new URL('./normal.net', import.meta.url),
}
