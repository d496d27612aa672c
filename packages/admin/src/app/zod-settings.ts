// Import this before creating any schema. Otherwise, zod probes `new Function`, which violates the CSP. Sets what zod's
// `config` sets, because the login screen does not load zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
