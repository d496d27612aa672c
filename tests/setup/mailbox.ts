import { expect } from "playwright/test";
import { journeyBackend } from "./journey-addresses.ts";

/** Waits for the mail that holds `text` and gives its text part. */
export async function findMail(text: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const list = (await (await fetch(`${journeyBackend.mailboxUrl}/api/messages`)).json()) as {
      id: string;
    }[];
    for (const { id } of list) {
      const mail = (await (await fetch(`${journeyBackend.mailboxUrl}/api/messages/${id}`)).json()) as {
        text: string;
      };
      if (mail.text.includes(text)) found = mail.text;
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return found ?? "";
}
