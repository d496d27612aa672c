/** When preloaded, makes timers ten times as fast. */
const { setTimeout: patient } = globalThis;
globalThis.setTimeout = (handler, milliseconds, ...rest) => patient(handler, milliseconds / 10, ...rest);
