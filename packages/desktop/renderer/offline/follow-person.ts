import { readStoredUser } from "@brightwren/core/session/stored-session";
import { onSessionChange } from "@brightwren/core/session/sign-in";

type Person = {
  onPerson: (id: string | undefined) => void;
  onSession: () => void;
};

/** Calls `onPerson` if the stored session is this user's and no newer information has arrived. */
export type CheckSession = (id: string) => Promise<void>;

export function followPerson({ onPerson, onSession }: Person): CheckSession {
  let asked = 0;
  let heard = 0;
  /** If responses arrive out of order, the latest request wins. */
  const checkSession = async (isNews: (id: string | undefined) => boolean) => {
    asked += 1;
    const mine = asked;
    const user = await readStoredUser();
    if (mine < heard || !isNews(user?.id)) return;
    heard = mine;
    onPerson(user?.id);
  };
  onSessionChange((event, session) => {
    // supabase-js does not report a session while it waits for the network.
    if (!session && event === "INITIAL_SESSION") return void checkSession(() => true);
    asked += 1;
    heard = asked;
    onPerson(session?.user.id);
    if (session) onSession();
  });
  // An unreadable session does not mean that the user has signed out.
  return (id) => checkSession((kept) => kept === id);
}
