import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";

const maxMessages = 200;

export type MessageStore = Awaited<ReturnType<typeof createMessageStore>>;

export async function createMessageStore(files: MessageFiles) {
  const summaries = new Map<string, Promise<MessageSummary | undefined>>();
  let newest = 0;
  for (const id of await files.ids()) {
    summaries.set(id, summarise(files, id));
    newest = Date.parse(timeOfId(id));
  }

  const dropOldest = async () => {
    for (const id of [...summaries.keys()].slice(0, -maxMessages)) {
      summaries.delete(id);
      await files.remove(id);
    }
  };
  await dropOldest();

  return {
    async add(raw: Buffer): Promise<string> {
      // Unique timestamps make ids unique and sort them by arrival.
      newest = Math.max(Date.now(), newest + 1);
      const id = idOfTime(newest);
      await files.write(id, raw);
      summaries.set(id, summarise(files, id));
      await dropOldest();
      return id;
    },
    async list(): Promise<MessageSummary[]> {
      const found = await Promise.all(summaries.values());
      return found.filter((summary) => summary !== undefined).toReversed();
    },
    async get(id: string): Promise<Message | undefined> {
      return summaries.has(id) ? await parseMessage(id, await files.read(id)) : undefined;
    },
    async clear(): Promise<void> {
      for (const id of Array.from(summaries.keys())) {
        summaries.delete(id);
        await files.remove(id);
      }
    },
  };
}

/** Returns undefined for an unreadable message, because an unhandled rejection would end the process. */
async function summarise(files: MessageFiles, id: string): Promise<MessageSummary | undefined> {
  try {
    const { receivedAt, subject, from, to, size } = await parseMessage(id, await files.read(id));
    return { id, receivedAt, subject, from, to, size };
  } catch {
    return undefined;
  }
}

type MessageFiles = ReturnType<typeof createMemoryFiles>;

const extension = ".eml";

/** One `.eml` file per message, written atomically. */
export async function createDiskFiles(folder: string): Promise<MessageFiles> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.endsWith(".part")) await rm(join(folder, name), { force: true });
  }
  const path = (id: string) => join(folder, `${id}${extension}`);
  return {
    async ids() {
      const names = await readdir(folder);
      return names
        .filter((name) => /^\d{17}\.eml$/.test(name))
        .map((name) => name.slice(0, -extension.length))
        .toSorted();
    },
    read: (id) => readFile(path(id)),
    async write(id, raw) {
      const part = `${path(id)}.part`;
      const file = await open(part, "w");
      try {
        await file.writeFile(raw);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path(id));
    },
    remove: (id) => rm(path(id), { force: true }),
  };
}

export function createMemoryFiles() {
  const messages = new Map<string, Buffer>();
  return {
    ids: async () => [...messages.keys()].toSorted(),
    async read(id: string): Promise<Buffer> {
      const raw = messages.get(id);
      if (!raw) throw new Error(`Message ${id} does not exist.`);
      return raw;
    },
    async write(id: string, raw: Buffer): Promise<void> {
      messages.set(id, raw);
    },
    async remove(id: string): Promise<void> {
      messages.delete(id);
    },
  };
}

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
async function parseMessage(id: string, raw: Buffer) {
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

const idOfTime = (milliseconds: number) => new Date(milliseconds).toISOString().replaceAll(/\D/g, "");

const timeOfId = (id: string) =>
  id.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/, "$1-$2-$3T$4:$5:$6.$7Z");
