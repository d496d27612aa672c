import type { BackendOptions, RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { createPersonas, type Persona, type PersonaName, startTestBackend } from "../setup/backend.ts";

/** Starts a backend before the file's tests, by default without posts, and stops it after them. */
export function ownBackend(
  options: BackendOptions | (() => BackendOptions | Promise<BackendOptions>) = {},
): RunningBackend {
  const backend = {} as RunningBackend;
  beforeAll(async () => {
    const chosen = typeof options === "function" ? await options() : options;
    Object.assign(backend, await startTestBackend({ seed: false, ...chosen }));
  });
  afterAll(() => backend.stop?.());
  beforeEach(() => {
    if (!vi.isMockFunction(console.log)) vi.spyOn(console, "log").mockReturnValue();
  });
  return backend;
}

/** Collects the lines that functions log in a test, instead of printing them. */
export function collectLog(): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  });
  return lines;
}

/** Signs in the users of a backend from `ownBackend`. */
export function ownPersonas(backend: RunningBackend): Record<PersonaName, Persona> {
  const personas = {} as Record<PersonaName, Persona>;
  beforeAll(async () => {
    Object.assign(personas, await createPersonas(backend));
  });
  return personas;
}
