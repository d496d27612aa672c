import type { ServerResponse } from "node:http";
import { startLoopbackServer } from "./loopback-server.ts";

/** How the deploy hook responds to subsequent requests. */
type HookMood =
  | "works"
  /** Responds with this status. */
  | 204
  | 404
  | 429
  | 500
  /** Redirects to another path. */
  | "redirects"
  /** Closes the connection without a response. */
  | "hangs up"
  /** Never responds. */
  | "is silent"
  /** Returns 200 but never completes the body. */
  | "stops halfway";

/** Must appear only in our settings and in requests to the hook. */
export const hookSecret = "5e4f0c1d9b7a";

export type DeployHook = Awaited<ReturnType<typeof startDeployHook>>;

/** Starts a mock deploy hook on loopback. Call `goDown` to stop it. */
export async function startDeployHook() {
  const requests: string[] = [];
  let mood: HookMood = "works";
  let work: (() => Promise<unknown>) | undefined;

  const { url, stop, restart } = await startLoopbackServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    incoming.resume();
    const current = work;
    work = undefined;
    void Promise.resolve(current?.()).then(() => answer(mood, outgoing));
  });
  return {
    /** Contains a secret in its path and query, like a real hook's URL. */
    url: `${url}/hooks/${hookSecret}?key=${hookSecret}`,
    /** Received requests as "METHOD /path?query", oldest first. */
    requests,
    become: (next: HookMood) => void (mood = next),
    /** Runs the work before the server responds to the next request. */
    meanwhile: (next: () => Promise<unknown>) => void (work = next),
    /** Stops listening, so that connections are refused. */
    goDown: stop,
    /** Resumes listening on the same port. */
    comeBack: restart,
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
