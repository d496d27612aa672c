import { useSyncExternalStore } from "react";
import { useHost } from "./host-context.ts";

const never = () => () => {};
const nothing = () => undefined;

/** What the person should know of how their session is kept, if anything. */
export function useSessionNotice(): string | undefined {
  const { sessionNotice } = useHost();
  return useSyncExternalStore(sessionNotice?.watch ?? never, sessionNotice?.read ?? nothing);
}
