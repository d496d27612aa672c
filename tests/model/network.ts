import { AsyncLocalStorage } from "node:async_hooks";
import type { Scheduler } from "fast-check";
import {
  type Change,
  type Row,
  type ServerInMemory,
  type ServerRequest,
  toResponse,
  toServerRequest,
} from "../../packages/admin/src/testing/server-in-memory.ts";
import type { Command } from "../../packages/admin/src/drafts/save-request.ts";

type Sender = { line: string; userId: string; command: Command | "read" | "resend" };

export function textOf(row: Row): string {
  const { title, content, category_id, tags } = { ...row, ...(row["fields"] as Row | undefined) };
  return JSON.stringify([title, content, category_id, tags]);
}

export type Fate = "answered" | "never arrives" | "answer lost";

type Senders = {
  /** Whether the text was left without saving, discarded or restored elsewhere. */
  isOver: (sender: Sender) => boolean;
  onWrite: (change: Change, sender: Sender | undefined) => void;
};

type Sent = {
  sender: Sender | undefined;
  token: string | null;
  text: string | undefined;
  isOver: boolean;
};

type Waiting = { request: ServerRequest; sender: Sender | undefined; window: string | undefined };

/** The windows' connection to the server. If it is slow, the scheduler chooses which request completes next. */
export class Network {
  isUp = true;
  isSlow = false;
  /** The current sender, propagated to all asynchronous work that a save starts. */
  readonly sending = new AsyncLocalStorage<Sender>();
  readonly writes: { change: Change; sender: Sender | undefined }[] = [];
  readonly sent: Sent[] = [];
  #fate: Fate = "answered";
  readonly #senders: Senders;
  readonly #server: ServerInMemory;
  readonly #scheduler: Scheduler;
  readonly #gone = new Set<string>();

  constructor(server: ServerInMemory, scheduler: Scheduler, senders: Senders) {
    this.#senders = senders;
    this.#server = server;
    this.#scheduler = scheduler;
  }

  readonly fetch: typeof fetch = async (...asked) => {
    const request = toServerRequest(...asked);
    const sender = this.sending.getStore();
    if (request.method !== "GET" && !request.url.pathname.startsWith("/auth/"))
      this.sent.push({
        sender,
        token: request.headers.get("authorization"),
        text: request.body === null ? undefined : textOf(JSON.parse(request.body) as Row),
        isOver: sender !== undefined && this.#senders.isOver(sender),
      });
    if (!this.isUp) throw new TypeError("Failed to fetch");
    const window = sender?.command === "resend" ? undefined : sender?.line;
    const waiting = { request, sender, window };
    if (!this.isSlow) return this.#arrive(waiting);
    return this.#scheduler.schedule(Promise.resolve(), request.method).then(() => this.#meetFate(waiting));
  };

  get hasWaiting(): boolean {
    return this.#scheduler.count() > 0;
  }

  async letOne(fate: Fate): Promise<void> {
    this.#fate = fate;
    await this.#scheduler.waitOne();
  }

  async letAll(): Promise<void> {
    this.#fate = "answered";
    this.isSlow = false;
    while (this.hasWaiting) await this.#scheduler.waitOne();
  }

  leave(line: string): void {
    this.#gone.add(line);
  }

  #meetFate(waiting: Waiting): Promise<Response> | Response {
    if (this.#fate === "never arrives" || !this.isUp) throw new TypeError("Failed to fetch");
    const response = this.#arrive(waiting);
    if (this.#fate === "answer lost") throw new TypeError("Failed to fetch");
    return response;
  }

  #arrive({ request, sender, window }: Waiting): Promise<Response> | Response {
    const before = this.#server.history.length;
    const answer = this.#server.answer(request);
    for (const change of this.#server.history.slice(before)) {
      this.writes.push({ change, sender });
      this.#senders.onWrite(change, sender);
    }
    if (window !== undefined && this.#gone.has(window)) return new Promise<never>(() => undefined);
    return toResponse(answer);
  }
}
