import PostalMime, { type Address } from "postal-mime";

export type MailAddress = { name: string; address: string };

export type Message = Awaited<ReturnType<typeof parseMessage>>;
export type MessageSummary = Pick<Message, "id" | "receivedAt" | "subject" | "from" | "to" | "size">;

const flat = (addresses: Address[] | undefined): MailAddress[] =>
  (addresses ?? []).flatMap((entry) =>
    entry.group
      ? entry.group.map(({ name, address }) => ({ name, address }))
      : [{ name: entry.name, address: entry.address }],
  );

/** Fields that cannot be parsed are left empty. Always includes the raw text. */
export async function parseMessage(id: string, raw: Buffer) {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" }).catch(() => undefined);
  const headers = (mail?.headers ?? []).map(({ key, value }) => ({ key, value }));
  const valuesOf = (key: string) => headers.filter((header) => header.key === key).map(({ value }) => value);
  return {
    id,
    receivedAt: timeOfId(id),
    subject: mail?.subject ?? "",
    from: mail?.from ? (flat([mail.from])[0] ?? null) : null,
    to: flat(mail?.to),
    cc: flat(mail?.cc),
    replyTo: flat(mail?.replyTo),
    // These two come from the SMTP envelope, which may differ from the headers.
    returnPath: valuesOf("return-path")[0] ?? "",
    deliveredTo: valuesOf("delivered-to"),
    messageId: mail?.messageId ?? "",
    text: mail?.text ?? "",
    html: mail?.html ?? "",
    headers,
    attachments: (mail?.attachments ?? []).map(({ filename, mimeType, content }) => ({
      filename: filename ?? "",
      mimeType,
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
    raw: raw.toString("utf8"),
    size: raw.length,
  };
}

export function idOfTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replaceAll(/\D/g, "");
}

function timeOfId(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/, "$1-$2-$3T$4:$5:$6.$7Z");
}

export function millisecondsOfId(id: string): number {
  return Date.parse(timeOfId(id));
}
