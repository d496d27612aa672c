import type { Variables } from "./default-environment.ts";

type Layer = { defaults: Variables; overrides: Variables };

/** The running backends' variables, the last started one's last. */
const layers: Layer[] = [];
/** What the process had before a layer changed it. */
const before = new Map<string, string | undefined>();

/**
 * Puts the functions' variables into the process's environment. What a person has set wins over the defaults, the
 * overrides win over both. Of several backends in one process the last started one's are in force. Gives a function
 * that takes these away, in whatever order backends stop.
 */
export function applyFunctionEnvironment(defaults: Variables, overrides: Variables): () => void {
  const layer = { defaults, overrides };
  layers.push(layer);
  settle();
  return () => {
    const index = layers.indexOf(layer);
    if (index === -1) return;
    layers.splice(index, 1);
    settle();
  };
}

function settle(): void {
  for (const [name, value] of before) put(name, value);
  before.clear();
  const layer = layers.at(-1);
  if (!layer) return;
  for (const [name, value] of Object.entries(layer.defaults)) {
    if (!process.env[name]) change(name, value);
  }
  for (const [name, value] of Object.entries(layer.overrides)) change(name, value);
}

function change(name: string, value: string | undefined): void {
  if (!before.has(name)) before.set(name, process.env[name]);
  put(name, value);
}

function put(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
