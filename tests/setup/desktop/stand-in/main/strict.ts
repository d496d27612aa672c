import { EventEmitter } from "node:events";

/** Properties that JavaScript and its tools read from any object. */
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

/** Returns a proxy that throws on access to missing members, which would be gaps in the stand-in. */
export function strict<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get(object, property, receiver) {
      if (typeof property === "symbol" || property in object) return Reflect.get(object, property, receiver);
      if (usual.has(property) || property.startsWith("_")) return undefined;
      throw new Error(`The stand-in for Electron has no ${name}.${property}.`);
    },
  });
}

/** Accepts listeners only for events that the stand-in or a test emits. */
export class KnownEvents extends EventEmitter {
  private readonly known: ReadonlySet<string>;

  constructor(name: string, known: readonly string[]) {
    super();
    this.known = new Set([...known, "newListener", "removeListener"]);
    super.on("newListener", (event: string) => {
      if (!this.known.has(event))
        throw new Error(`The stand-in for Electron has no event "${event}" of ${name}.`);
    });
  }

  isPrevented(event: string, details: object = {}, ...more: unknown[]): boolean {
    const preventable = {
      ...details,
      defaultPrevented: false,
      preventDefault() {
        preventable.defaultPrevented = true;
      },
    };
    this.emit(event, preventable, ...more);
    return preventable.defaultPrevented;
  }
}
