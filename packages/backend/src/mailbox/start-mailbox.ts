import { callbackify } from "node:util";
import { site, studio } from "@brightwren/brand";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { closeServer, addressOf, listen } from "../http/http-server.ts";
import { createMailboxServer } from "./mailbox-server.ts";
import {
  createDiskFiles,
  createMemoryFiles,
  createMessageStore,
  type MessageStore,
} from "./message-store.ts";

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

const sizeLimit = 10 * 1024 * 1024;

/** Accepts every message without authentication or encryption. Listens on loopback only. */
function createSmtpReceiver(store: MessageStore): SMTPServer {
  const receiver = new SMTPServer({
    name: `mailbox.${site.domain}`,
    banner: `Local mailbox of ${studio.name}`,
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: sizeLimit,
    logger: false,
    closeTimeout: 1000,
    onData(stream, session, callback) {
      callbackify(() => receive(store, stream, session))(callback);
    },
  });
  // Without an error listener, a client that disconnects would crash the process.
  receiver.on("error", () => undefined);
  return receiver;
}

async function receive(
  store: MessageStore,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    // SMTP requires us to read an oversized message to its end. We discard the rest.
    if (!stream.sizeExceeded) chunks.push(chunk);
  }
  if (stream.sizeExceeded) {
    throw Object.assign(new Error("The message is larger than 10 MB."), { responseCode: 552 });
  }
  try {
    return `Stored as ${await store.add(Buffer.concat([envelopeHeaders(session), ...chunks]))}`;
  } catch (cause) {
    throw Object.assign(new Error("The mailbox could not store the message.", { cause }), {
      responseCode: 451,
    });
  }
}

function envelopeHeaders(session: SMTPServerSession): Buffer {
  const { mailFrom, rcptTo } = session.envelope;
  const lines = [`Return-Path: <${mailFrom ? mailFrom.address : ""}>`];
  for (const { address } of rcptTo) lines.push(`Delivered-To: ${address}`);
  return Buffer.from(lines.map((line) => `${line.replaceAll(/[\r\n]/g, " ")}\r\n`).join(""));
}
