import { closeServer, addressOf, listen } from "../http/http-server.ts";
import { createMailboxServer } from "./mailbox-server.ts";
import { createDiskFiles, createMemoryFiles, createMessageStore } from "./message-store.ts";
import { createSmtpReceiver } from "./smtp-receiver.ts";

type MailboxOptions = {
  /** Absolute path of the message folder; in memory if undefined. */
  folder: string | undefined;
  host: string;
  webPort: number;
  smtpPort: number;
};

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** Throws a StartupError when a port is taken. */
export async function startMailbox({ folder, host, webPort, smtpPort }: MailboxOptions) {
  const store = await createMessageStore(
    folder === undefined ? createMemoryFiles() : await createDiskFiles(folder),
  );
  const receiver = createSmtpReceiver(store);
  const web = createMailboxServer(store);
  const stop = async () => {
    await Promise.all([closeServer(web), new Promise<void>((resolve) => receiver.close(() => resolve()))]);
  };
  try {
    const takenSmtpPort = await listen(receiver.server, "the mail server", host, smtpPort);
    const takenWebPort = await listen(web, "the mailbox page", host, webPort);
    return {
      url: addressOf("http", host, takenWebPort),
      smtpUrl: addressOf("smtp", host, takenSmtpPort),
      smtpPort: takenSmtpPort,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
