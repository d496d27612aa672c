import { site, studio } from "@brightwren/brand";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { MessageStore } from "./message-store.ts";

const sizeLimit = 10 * 1024 * 1024;

/** An SMTP server that delivers whatever it gets into the store: no log-in, no encryption, loopback only. */
export function createSmtpReceiver(store: MessageStore): SMTPServer {
  const receiver = new SMTPServer({
    name: `mailbox.${site.domain}`,
    banner: `The local mailbox of ${studio.name}`,
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
  // A client that breaks off is no reason to end the process, as an unheard error event would.
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
    // The rest of an oversized message is read, because the protocol wants it, and dropped.
    if (!stream.sizeExceeded) chunks.push(chunk);
  }
  if (stream.sizeExceeded) {
    throw Object.assign(new Error("The message is larger than 10 MB."), { responseCode: 552 });
  }
  try {
    return `Kept as ${await store.add(Buffer.concat([envelopeHeaders(session), ...chunks]))}`;
  } catch (cause) {
    throw Object.assign(new Error("The mailbox could not keep the message.", { cause }), {
      responseCode: 451,
    });
  }
}

/** The envelope is written above the message, as a mail server does at delivery. */
function envelopeHeaders(session: SMTPServerSession): Buffer {
  const { mailFrom, rcptTo } = session.envelope;
  const lines = [`Return-Path: <${mailFrom ? mailFrom.address : ""}>`];
  for (const { address } of rcptTo) lines.push(`Delivered-To: ${address}`);
  return Buffer.from(lines.map((line) => `${line.replaceAll(/[\r\n]/g, " ")}\r\n`).join(""));
}
