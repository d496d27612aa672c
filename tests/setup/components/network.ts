type Sent = { method: string; url: string; headers: Headers; body: string | undefined };

type Answer = () => Promise<Response>;
type Rule = { method: string; address: RegExp; answer: (send: Answer) => Promise<Response>; once: boolean };

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

export class Network {
  readonly #send: typeof fetch;
  #rules: Rule[] = [];
  #isCut = false;
  readonly #end = new AbortController();
  readonly sent: Sent[] = [];

  constructor() {
    this.#send = window.fetch.bind(window);
    window.fetch = (input, init) => this.#fetch(input, init);
  }

  end(): void {
    window.fetch = this.#send;
    this.#end.abort(new TypeError("Failed to fetch"));
    this.restore();
  }

  cut(): void {
    this.#isCut = true;
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    window.dispatchEvent(new Event("offline"));
  }

  restore(): void {
    if (!this.#isCut) return;
    this.#isCut = false;
    Reflect.deleteProperty(navigator, "onLine");
    window.dispatchEvent(new Event("online"));
  }

  answer(method: string, address: RegExp, status: number, body: unknown = {}): () => void {
    return this.answerAll(method, address, () => Response.json(body, { status }));
  }

  answerAll(method: string, address: RegExp, answerOf: () => Response | Promise<Response>): () => void {
    return this.#add({ method, address, once: false, answer: async () => answerOf() });
  }

  refuse(method: string, address: RegExp): () => void {
    return this.#add({ method, address, once: false, answer: unreachable });
  }

  hold(method: string, address: RegExp) {
    const arrived = Promise.withResolvers<void>();
    const fate = Promise.withResolvers<"release" | "lose">();
    const answer = async (send: Answer) => {
      const response = await send();
      arrived.resolve();
      return (await fate.promise) === "release" ? response : unreachable();
    };
    this.#add({ method, address, once: true, answer });
    return {
      /** Resolves when the backend has responded but the screen has not received the response. */
      arrived: arrived.promise,
      release: () => fate.resolve("release"),
      lose: () => fate.resolve("lose"),
    };
  }

  /** Blocks the next matching request. Returns a function that sends the response. */
  holdInstead(method: string, address: RegExp): (response: Response) => void {
    const { promise, resolve } = Promise.withResolvers<Response>();
    this.#add({ method, address, once: true, answer: () => promise });
    return resolve;
  }

  requests(method: string, address: RegExp): Sent[] {
    return this.sent.filter((sent) => sent.method === method && address.test(sent.url));
  }

  #add(rule: Rule): () => void {
    this.#rules.unshift(rule);
    return () => (this.#rules = this.#rules.filter((other) => other !== rule));
  }

  async #fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    this.sent.push({ method, url, headers, body: typeof init?.body === "string" ? init.body : undefined });
    if (this.#isCut) return await unreachable();
    const send = () => this.#send(input, init);
    const rule = this.#rules.find((each) => each.method === method && each.address.test(url));
    if (!rule) return await send();
    if (rule.once) this.#rules = this.#rules.filter((other) => other !== rule);
    const signal = AbortSignal.any([request.signal, this.#end.signal]);
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    return await Promise.race([rule.answer(send), aborted]);
  }
}
