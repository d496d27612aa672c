/** Loaded before a program: its timers run ten times as fast. */
const { setTimeout: patient } = globalThis;
globalThis.setTimeout = (handler, milliseconds, ...rest) => patient(handler, milliseconds / 10, ...rest);
