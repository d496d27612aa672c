import { readKeptUser } from "@brightwren/core/session/kept-session";
import { onSessionChange } from "@brightwren/core/session/sign-in";

type Person = {
  /** Whose session it is, as often as that is heard. */
  onPerson: (id: string | undefined) => void;
  /** There is a session that the server can be asked with. */
  onSession: () => void;
};

/** Looks whether it is this person whose session is kept; if so, and nothing newer was heard, `onPerson` is called. */
export type LookFor = (id: string) => Promise<void>;

/** Follows whose session there is in this window. */
export function followPerson({ onPerson, onSession }: Person): LookFor {
  let asked = 0;
  let heard = 0;
  /** Of answers that overtake each other, the one that was asked for last counts. */
  const look = async (isNews: (id: string | undefined) => boolean) => {
    asked += 1;
    const mine = asked;
    const user = await readKeptUser();
    if (mine < heard || !isNews(user?.id)) return;
    heard = mine;
    onPerson(user?.id);
  };
  onSessionChange((event, session) => {
    // The library has none while it waits for the network.
    if (!session && event === "INITIAL_SESSION") return void look(() => true);
    asked += 1;
    heard = asked;
    onPerson(session?.user.id);
    if (session) onSession();
  });
  // A session that cannot be read just now is nobody's leaving.
  return (id) => look((kept) => kept === id);
}
