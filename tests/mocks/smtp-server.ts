import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** How the mail server responds to subsequent connections. */
export type Mood =
  | "works"
  /** Accepts the connection but sends nothing. */
  | "is silent"
  /** Sends its greeting after 450 ms. */
  | "greets slowly"
  /** Rejects every recipient with 550. */
  | "refuses"
  /** Receives the message but never confirms it. */
  | "never confirms";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts a mock mail server on loopback. Call `goDown` to stop it. */
export async function startMailServer() {
  const received: Email[] = [];
  let mood: Mood = "works";
  let server = createServer();

  function createServer(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 50,
      onConnect(_session, callback) {
        if (mood === "is silent") return;
        setTimeout(callback, mood === "greets slowly" ? 450 : 0);
      },
      onRcptTo(_address, _session, callback) {
        if (mood === "refuses") {
          callback(Object.assign(new Error("jane@example.com is not welcome"), { responseCode: 550 }));
        } else {
          callback();
        }
      },
      onData(stream, _session, callback) {
        void receive(stream, callback);
      },
    });
    created.on("error", () => undefined);
    return created;
  }

  async function receive(stream: Readable, confirm: () => void): Promise<void> {
    received.push(await PostalMime.parse(await buffer(stream)));
    if (mood !== "never confirms") confirm();
  }

  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        const address = server.server.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
    });

  const port = await listen(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Received messages, confirmed or not, oldest first. */
    received,
    become: (next: Mood) => void (mood = next),
    /** Stops listening, so that connections are refused. */
    goDown: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Resumes listening on the same port. */
    async comeBack() {
      server = createServer();
      await listen(port);
    },
  };
}
