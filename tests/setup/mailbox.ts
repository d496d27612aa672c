import { journeyBackend } from "./journey-addresses.ts";

type Mail = { id: string; to: { address: string }[]; html: string };

/** Empties the mailbox of the journey's backend. */
export async function clearMailbox(): Promise<void> {
  await fetch(`${journeyBackend.mailboxUrl}/api/messages`, { method: "DELETE" });
}

/** Where the last mail to somebody leads, once it is there. Throws when none comes. */
export async function linkInMail(to: string, mailboxUrl = journeyBackend.mailboxUrl): Promise<string> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const list = (await (await fetch(`${mailboxUrl}/api/messages`)).json()) as Mail[];
    const found = list.find((mail) => mail.to.some(({ address }) => address === to));
    if (found) {
      const mail = (await (await fetch(`${mailboxUrl}/api/messages/${found.id}`)).json()) as Mail;
      return (/href="([^"]+)"/.exec(mail.html)?.[1] ?? "").replaceAll("&amp;", "&");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${to} came.`);
}
