import { createServer } from "node:http";
import { idOfTime, type MailAddress, type Message } from "@brightwren/backend/mailbox/parse-message";
import { addressOf, listen, closeServer } from "@brightwren/backend/http/http-server";

type Address = { Name: string; Address: string };

/** What Mailpit shows of a message in its list, and with it of one. */
type MailpitSummary = {
  ID: string;
  Created: string;
  Subject: string;
  From: Address | null;
  To: Address[] | null;
  Size: number;
};
type MailpitMessage = Omit<MailpitSummary, "Created"> & {
  Cc: Address[] | null;
  /** The recipients of the envelope whom no header names, too. */
  Bcc: Address[] | null;
  ReplyTo: Address[] | null;
  MessageID: string;
  ReturnPath: string;
  Text: string;
  HTML: string;
};

type OurSummary = Pick<Message, "id" | "receivedAt" | "subject" | "from" | "to" | "size">;
type OurMessage = Pick<
  Message,
  | "id"
  | "subject"
  | "from"
  | "to"
  | "cc"
  | "replyTo"
  | "deliveredTo"
  | "returnPath"
  | "messageId"
  | "text"
  | "html"
  | "size"
>;

const person = ({ Name, Address: address }: Address): MailAddress => ({ name: Name, address });
const people = (addresses: Address[] | null) => (addresses ?? []).map(person);

const separator = "-";

/** Our mailbox's ids sort by age; Mailpit's are made up at random, so the time goes before them. */
export function toSummary({ ID, Created, Subject, From, To, Size }: MailpitSummary): OurSummary {
  const time = Date.parse(Created);
  return {
    id: `${idOfTime(time)}${separator}${ID}`,
    receivedAt: new Date(time).toISOString(),
    subject: Subject,
    from: From && person(From),
    to: people(To),
    size: Size,
  };
}

export function toMessage(id: string, mail: MailpitMessage): OurMessage {
  const [to, cc, bcc] = [people(mail.To), people(mail.Cc), people(mail.Bcc)];
  return {
    id,
    subject: mail.Subject,
    from: mail.From && person(mail.From),
    to,
    cc,
    replyTo: people(mail.ReplyTo),
    deliveredTo: [...to, ...cc, ...bcc].map(({ address }) => address),
    returnPath: mail.ReturnPath,
    messageId: `<${mail.MessageID}>`,
    text: mail.Text,
    html: mail.HTML,
    size: mail.Size,
  };
}

/** Serves Mailpit's messages as our own mailbox would: list, one, and emptying it. Returns its address. */
export async function serveMailpit(mailpitUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const ask = async <Answer>(path: string, init: RequestInit = {}) => {
    const response = await fetch(`${mailpitUrl}/api/v1/${path}`, init);
    if (!response.ok) throw new Error(`Mailpit answered ${response.status} to ${path}.`);
    return (init.method === "DELETE" ? undefined : await response.json()) as Answer;
  };

  async function answer(method: string, path: string): Promise<object | undefined> {
    if (method === "DELETE") return await ask("messages", { method });
    const [, id] = /^\/api\/messages\/(.+)$/.exec(path) ?? [];
    if (id === undefined) {
      const { messages } = await ask<{ messages: MailpitSummary[] }>("messages?limit=1000");
      return messages.map(toSummary);
    }
    return toMessage(id, await ask(`message/${id.slice(id.indexOf(separator) + 1)}`));
  }

  const server = createServer((request, response) => {
    const { method = "GET", url = "/" } = request;
    void answer(method, url)
      .then((body) => ({ status: body ? 200 : 204, text: body && JSON.stringify(body) }))
      .catch((error: unknown) => ({ status: 502, text: String(error) }))
      .then(({ status, text }) => response.writeHead(status).end(text));
  });
  const port = await listen(server, "the mailbox of the stack", "127.0.0.1", 0);
  return { url: addressOf("http", "127.0.0.1", port), stop: () => closeServer(server) };
}
