import { readFile } from "node:fs/promises";
import type { Answer, NewWindow, PageCall } from "../shared/messages.ts";

// Runs in a page before its own scripts. The functions are sent to the browser as source code, so they can use only
// each other and the page.

type PreloadOptions = {
  binding: string;
  receiver: string;
  argv: string[];
  platform: string;
  versions: Record<string, string>;
};

type Preload = (require: (name: string) => unknown, module: object, exports: object, process: object) => void;
type Listener = (event: object, ...args: unknown[]) => void;
type Call = (call: PageCall) => Promise<Answer>;

function refuseUnknown(name: string, target: object): object {
  return new Proxy(target, {
    get(object, property, receiver) {
      if (property in object) return Reflect.get(object, property, receiver) as unknown;
      if (typeof property === "symbol" || property === "then" || property === "__esModule") return undefined;
      throw new Error(`The stand-in for Electron has no ${name}.${property} in a preload script.`);
    },
  });
}

/** Copies the data. Like Electron's IPC, throws on unsupported values such as functions. */
function sendable(args: unknown[]): unknown[] {
  let copy: unknown[];
  try {
    copy = structuredClone(args);
  } catch {
    throw new Error("An object could not be cloned.");
  }
  if (copy.some((value) => value instanceof Map || value instanceof Set))
    throw new Error("The stand-in carries no maps and sets.");
  return copy;
}

/** Copies data and wraps functions and promises, like contextBridge. */
export function bridged(value: unknown, depth = 0): unknown {
  if (depth > 1000) throw new Error("Electron contextBridge recursion depth exceeded.");
  const inner = (one: unknown) => bridged(one, depth + 1);
  if (typeof value === "symbol") throw new Error("An object could not be cloned.");
  if (typeof value === "function")
    return (...args: unknown[]) =>
      inner((value as (...given: unknown[]) => unknown)(...args.map((one) => inner(one))));
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Promise) return value.then(inner, (error: unknown) => Promise.reject(inner(error)));
  if (value instanceof Error) return new Error(value.message);
  if (Array.isArray(value)) return value.map(inner);
  const isOfThePlatform = String(value.constructor).includes("[native code]") && value.constructor !== Object;
  if (isOfThePlatform) return structuredClone(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]));
}

export function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Asks the app about new windows. The stand-in cannot open them. */
function keepWindowsShut(call: Call): void {
  const ask = (url: string, disposition: "foreground-tab" | "new-window") =>
    void call({ kind: "open-window", url: new URL(url, document.baseURI).href, disposition });
  window.open = (url = "about:blank") => {
    ask(String(url), "new-window");
    return null;
  };
  const onClick = (event: MouseEvent) => {
    const [link] = event.composedPath().filter((target) => target instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link?.href || event.button > 1) return;
    const isElsewhere = !["", "_self", "_top", "_parent"].includes(link.target);
    const isAside = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isElsewhere && !isAside) return;
    event.preventDefault();
    ask(link.href, "foreground-tab");
  };
  window.addEventListener("click", onClick);
  window.addEventListener("auxclick", onClick);
}

function makeElectron(call: Call): { electron: object; receive: (channel: string, args: unknown[]) => void } {
  const listeners = new Map<string, Listener[]>();
  const of = (channel: string) => listeners.get(channel) ?? [];
  const ipcRenderer = refuseUnknown("ipcRenderer", {
    async invoke(channel: string, ...args: unknown[]) {
      const answer = await call({ kind: "invoke", channel, args: sendable(args) });
      if ("error" in answer) throw new Error(`Error invoking remote method '${channel}': ${answer.error}`);
      return answer.result;
    },
    send: (channel: string, ...args: unknown[]) =>
      void call({ kind: "message", channel, args: sendable(args) }),
    on: (channel: string, listener: Listener) => void listeners.set(channel, [...of(channel), listener]),
    removeListener(channel: string, listener: Listener) {
      listeners.set(
        channel,
        of(channel).filter((one) => one !== listener),
      );
    },
  });
  const contextBridge = refuseUnknown("contextBridge", {
    exposeInMainWorld(name: string, api: unknown) {
      if (name in globalThis) throw new Error(`Cannot bind an API on top of an existing property: ${name}`);
      Object.defineProperty(globalThis, name, { value: frozen(bridged(api)), enumerable: true });
    },
  });
  return {
    electron: refuseUnknown("electron", { ipcRenderer, contextBridge }),
    receive: (channel, args) =>
      of(channel).forEach((tell) => tell({ sender: ipcRenderer, ports: [] }, ...args)),
  };
}

function startPreload(options: PreloadOptions, preload: Preload): void {
  const world = globalThis as unknown as Record<string, Call>;
  const call = world[options.binding] as Call;
  delete world[options.binding];
  keepWindowsShut(call);
  if (window.top !== window) return;
  const { electron, receive } = makeElectron(call);
  Object.defineProperty(world, Symbol.for(options.receiver), { value: receive });
  const load = (name: string) => {
    if (name !== "electron") throw new Error(`module not found: ${name}`);
    return electron;
  };
  const facts = { type: "renderer", sandboxed: true, contextIsolated: true, isMainFrame: true, env: {} };
  const exports = {};
  preload(load, { exports }, exports, { ...options, ...facts });
}

const functions = [refuseUnknown, sendable, bridged, frozen, keepWindowsShut, makeElectron, startPreload];

const preloadScript = (options: PreloadOptions, preload: string): string =>
  // Concatenates source code, because the page's CSP forbids `eval`.
  `(() => {\n${functions.join("\n")}\n` +
  `startPreload(${JSON.stringify(options)}, function (require, module, exports, process) {\n${preload}\n});\n})();`;

export const binding = "standInCall";
export const receiver = "stand-in receiver";

export async function initScript({ preload, arguments: own }: NewWindow): Promise<string> {
  const options = {
    binding,
    receiver,
    argv: [process.execPath, ...own],
    platform: process.platform,
    versions: { node: process.versions.node },
  };
  return preloadScript(options, preload ? await readFile(preload, "utf8") : "");
}
