import { registerHooks } from "node:module";

/** Preloaded: makes keytar look uninstalled. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "keytar") throw new Error("Cannot find package 'keytar'");
    return next(specifier, context);
  },
});
