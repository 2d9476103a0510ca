// Where the module lies: beside this file. Bundlers that carry files know this form.
export const usual = {module: () => new URL('./goterr.wasm', import.meta.url)}
