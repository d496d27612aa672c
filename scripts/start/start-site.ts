import { fileURLToPath } from "node:url";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { checkWritable } from "@brightwren/backend/data-folder/system-error";
import { StartupError } from "@brightwren/backend/project/startup-error";
import { createServer } from "vite";

const host = "127.0.0.1";
const port = 5173;
const root = fileURLToPath(new URL("../../packages/site", import.meta.url));
const configFile = fileURLToPath(new URL("../../packages/site/vite.config.ts", import.meta.url));

/** Throws a StartupError when the site's port is taken. */
export async function startSite(backend: RunningBackend) {
  // Without a writable cache, Vite starts but the pages do not work.
  checkWritable(`${root}/node_modules/.vite`);
  const url = `http://${host}:${port}`;
  process.env["VITE_SUPABASE_URL"] ||= backend.url;
  process.env["VITE_SUPABASE_PUBLISHABLE_KEY"] ||= backend.anonKey;
  process.env["VITE_SITE_URL"] ||= url;

  const restoreListeners = keepListeners();
  const server = await createServer({ configFile, root, server: { host, port, strictPort: true } });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw explain(error);
  } finally {
    restoreListeners();
  }
  return { url, stop: () => server.close() };
}

/** Removes Vite's SIGTERM listener, which would exit before the database is closed. */
function keepListeners(): () => void {
  const before = new Set(process.listeners("SIGTERM"));
  return () => {
    for (const listener of process.listeners("SIGTERM")) {
      if (!before.has(listener)) process.off("SIGTERM", listener);
    }
  };
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !/already in use/i.test(error.message)) return error;
  return new StartupError(
    `Port ${port} for the site is already in use. Stop the program that uses it (perhaps another "npm start") and try again.`,
    { cause: error },
  );
}
