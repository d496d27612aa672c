import type { MessageFiles } from "./message-files.ts";
import {
  idOfTime,
  type Message,
  type MessageSummary,
  millisecondsOfId,
  parseMessage,
} from "./parse-message.ts";

const kept = 200;

/** The received messages, newest first. */
export type MessageStore = {
  add: (raw: Buffer) => Promise<string>;
  list: () => Promise<MessageSummary[]>;
  get: (id: string) => Promise<Message | undefined>;
  clear: () => Promise<void>;
};

/** Opens the store over its files; only the newest 200 messages stay. */
export async function createMessageStore(files: MessageFiles): Promise<MessageStore> {
  const summaries = new Map<string, Promise<MessageSummary | undefined>>();
  let newest = 0;
  for (const id of await files.ids()) {
    summaries.set(id, summarise(files, id));
    newest = millisecondsOfId(id);
  }

  const dropOldest = async () => {
    for (const id of [...summaries.keys()].slice(0, -kept)) {
      summaries.delete(id);
      await files.remove(id);
    }
  };
  await dropOldest();

  return {
    async add(raw) {
      // Never the same millisecond twice, so that ids are unique and sort by arrival.
      newest = Math.max(Date.now(), newest + 1);
      const id = idOfTime(newest);
      await files.write(id, raw);
      summaries.set(id, summarise(files, id));
      await dropOldest();
      return id;
    },
    async list() {
      const found = await Promise.all(summaries.values());
      return found.filter((summary) => summary !== undefined).toReversed();
    },
    async get(id) {
      return summaries.has(id) ? await parseMessage(id, await files.read(id)) : undefined;
    },
    async clear() {
      for (const id of Array.from(summaries.keys())) {
        summaries.delete(id);
        await files.remove(id);
      }
    },
  };
}

/** Nothing for a message that cannot be read: its file may be gone, and nobody may ever ask for it. */
async function summarise(files: MessageFiles, id: string): Promise<MessageSummary | undefined> {
  try {
    const { receivedAt, subject, from, to, size } = await parseMessage(id, await files.read(id));
    return { id, receivedAt, subject, from, to, size };
  } catch {
    return undefined;
  }
}
