import { testBackend } from "./test-backend.ts";

type Mail = { id: string; to: { address: string }[]; text: string; html: string };

async function untilMail(mailboxUrl: string, what: string, fits: (mail: Mail) => boolean): Promise<Mail> {
  const read = async <Answer>(path: string) =>
    (await (await testBackend.fetch(`${mailboxUrl}/api/messages${path}`)).json()) as Answer;
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    for (const { id } of await read<Mail[]>("")) {
      const mail = await read<Mail>(`/${id}`);
      if (fits(mail)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail ${what} came.`);
}

export async function findMail(text: string): Promise<string> {
  const mail = await untilMail(testBackend.mailboxUrl, `with "${text}"`, (one) => one.text.includes(text));
  return mail.text;
}

export async function linkInMail(to: string, mailboxUrl = testBackend.mailboxUrl): Promise<string> {
  const isToThem = (mail: Mail) => mail.to.some(({ address }) => address === to);
  const { html } = await untilMail(mailboxUrl, `to ${to}`, isToThem);
  return (/href="([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
}
