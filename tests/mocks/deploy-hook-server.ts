import { createServer, type ServerResponse } from "node:http";

/** How the host's deploy hook behaves towards the next requests. */
export type HookMood =
  | "works"
  /** An answer with this status. */
  | 204
  | 404
  | 429
  | 500
  /** Sends the caller elsewhere. */
  | "redirects"
  /** Breaks the connection off without an answer. */
  | "hangs up"
  /** Takes the request and never answers. */
  | "is silent"
  /** Accepts, and never finishes its answer. */
  | "stops halfway";

export type DeployHook = {
  /** With a secret in path and query, as the hosts' own have. */
  url: string;
  /** Every request that arrived, as "METHOD /path?query", oldest first. */
  requests: string[];
  become: (mood: HookMood) => void;
  /** What happens elsewhere while the next request is being answered. */
  meanwhile: (work: () => Promise<unknown>) => void;
  /** Stops listening: connections are refused. */
  goDown: () => Promise<void>;
  /** Listens again, on the same port. */
  comeBack: () => Promise<void>;
  /** Forgets everything and works. */
  reset: () => void;
};

/** What nobody but the host and our settings may ever see. */
export const hookSecret = "5e4f0c1d9b7a";

/** Starts a deploy hook on loopback that can be told to misbehave. `goDown` also stops it for good. */
export async function startDeployHook(): Promise<DeployHook> {
  const requests: string[] = [];
  let mood: HookMood = "works";
  let work: (() => Promise<unknown>) | undefined;

  const server = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    incoming.resume();
    const current = work;
    work = undefined;
    void Promise.resolve(current?.()).then(() => answer(mood, outgoing));
  });
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
    });

  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}/hooks/${hookSecret}?key=${hookSecret}`,
    requests,
    become(next) {
      mood = next;
    },
    meanwhile(next) {
      work = next;
    },
    goDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    async comeBack() {
      await listen(port);
    },
    reset() {
      mood = "works";
      work = undefined;
      requests.length = 0;
    },
  };
}

function answer(mood: HookMood, outgoing: ServerResponse): void {
  if (mood === "is silent") return;
  if (mood === "hangs up") outgoing.destroy();
  else if (mood === "redirects") outgoing.writeHead(307, { location: "/elsewhere" }).end();
  else if (mood === "stops halfway") {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": 1000 });
    outgoing.write('{"id":');
  } else {
    const status = mood === "works" ? 201 : mood;
    outgoing.writeHead(status).end(status === 204 ? undefined : `{"hook":"${hookSecret}"}`);
  }
}
