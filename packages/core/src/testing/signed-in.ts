import { configureSupabase } from "../supabase/client.ts";
import { exampleSession } from "./example-session.ts";

/** Connects to a backend at which nothing listens, with a stored session. */
export function configureSignedIn(): void {
  configureSupabase({
    url: "http://127.0.0.1:1",
    publishableKey: "key",
    storageKey: "test",
    sessionStorage: {
      getItem: (key) => (key === "test" ? JSON.stringify(exampleSession) : null),
      setItem: () => {},
      removeItem: () => {},
    },
  });
}
