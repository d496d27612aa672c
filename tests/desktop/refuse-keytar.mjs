import { registerHooks } from "node:module";

/** Loaded before a program: to it keytar is not installed. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "keytar") throw new Error("Cannot find package 'keytar'");
    return next(specifier, context);
  },
});
