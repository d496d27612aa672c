import { EventEmitter } from "node:events";

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

/** An emitter that accepts listeners only for what it may emit, or what a test may emit in the system's place. */
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

  /** Emits an event that listeners may prevent; returns whether one did. */
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
