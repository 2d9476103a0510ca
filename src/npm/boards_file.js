// Where the module for boards and its nets lie: beside this file. Bundlers that carry files know this form.
export const usual = {
  module: () => new URL('./boards.wasm', import.meta.url),
  nets: () => new URL('./boards.nets', import.meta.url),
}
