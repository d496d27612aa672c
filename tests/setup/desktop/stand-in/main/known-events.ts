import { EventEmitter } from "node:events";

/** An emitter that takes listeners only for what it may emit, or what a test may emit in the system's place. */
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

  /** Emits an event that listeners may prevent; gives whether one did. */
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
