import { registerHooks } from "node:module";

/** When preloaded, makes keytar appear not to be installed. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "keytar") throw new Error("Cannot find package 'keytar'");
    return next(specifier, context);
  },
});
