/** What the language and the tools look for on any object. */
const usual = new Set([
  "then",
  "toJSON",
  "constructor",
  "prototype",
  "inspect",
  "default",
  "asymmetricMatch",
  "nodeType",
]);

/** Refuses what the stand-in does not have, so that a gap is seen and not taken for an answer. */
export function strict<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get(object, property, receiver) {
      if (typeof property === "symbol" || property in object) return Reflect.get(object, property, receiver);
      if (usual.has(property) || property.startsWith("_")) return undefined;
      throw new Error(`The stand-in for Electron has no ${name}.${property}.`);
    },
  });
}
