import type { BrowserContext } from "playwright/test";
import { members, newerInterfaces } from "./newer-features.ts";

/** APIs that Chromium's own tools require in a page. */
const kept = new Set(["Window.navigation"]);

const missing = members.filter(
  ({ owner, name, isNewer }) => isNewer && !newerInterfaces.has(owner) && !kept.has(`${owner}.${name}`),
);

export const makeOlder = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ([lacking, interfaces]) => {
      const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
      for (const { owner, name, isStatic } of lacking) {
        const holder = scope[owner] ?? (Intl as unknown as typeof scope)[owner];
        const from = isStatic ? holder : holder?.prototype;
        if (from && Object.hasOwn(from, name)) Reflect.deleteProperty(from, name);
        if (owner === "Window") Reflect.deleteProperty(scope, name);
      }
      for (const name of interfaces) Reflect.deleteProperty(scope, name);
    },
    [missing, [...newerInterfaces]] as const,
  );
