import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { startLoopbackServer } from "./loopback-server.ts";

/** How the endpoint responds to a request. */
export type ModelMood =
  | "works"
  /** Never responds. */
  | "is silent"
  /** Sends the headers and half of the body. */
  | "stops halfway"
  /** Sends an endless body with status 200 or 500. */
  | "never ends"
  | "refuses without end"
  /** Closes the connection without a response. */
  | "hangs up"
  /** Redirects to another path, to which the key must not be sent. */
  | "redirects"
  /** Returns 400 for a request with a JSON schema. */
  | "knows no schemas"
  /** An error with this status and, optionally, a Retry-After header or the provider's code. */
  | { status: number; retryAfter?: string; code?: string }
  /** A completion with this content. */
  | { content: string }
  /** A completion with this finish reason. */
  | { finish: string; content?: string }
  /** Status 200 with exactly this body. */
  | { body: string };

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({
    type: z.string(),
    json_schema: z.object({ strict: z.boolean(), schema: z.looseObject({}) }).optional(),
  }),
});

type ModelRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: z.infer<typeof requestSchema>;
};

/** The only valid API key. */
export const modelKey = "sk-practice-0123456789";

/** A valid model response with these changes. */
export const modelDraft = (changes: Record<string, unknown> = {}) => ({
  title: "How to choose a slate",
  excerpt: "Three slates, and when each is right.",
  content: `Slate lasts.\n\n## What to look at\n\n${longText(720)}\n\n- Weight\n- Colour\n`,
  tags: ["Slate", "Roofs", "Materials"],
  metaDescription: "Welsh, Spanish or man-made: how to choose a slate.",
  ...changes,
});

export const longText = (words: number) =>
  Array.from({ length: words }, (_, n) => `word${n}`)
    .join(" ")
    .concat(".");

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** Starts a mock of the OpenAI chat completions API on loopback. */
export async function startModelServer() {
  const requests: ModelRequest[] = [];
  let moods: ModelMood[] = [];
  let released = Promise.resolve();

  const { url: origin, stop } = await startLoopbackServer(
    (incoming, outgoing) => void receive(incoming, outgoing),
  );
  const url = `${origin}/v1`;

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = requestSchema.parse(JSON.parse(await text(incoming)));
    requests.push({ path: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body });
    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? "works";
    if (incoming.headers.authorization !== `Bearer ${modelKey}`) return refuse(outgoing, { status: 401 });
    await released;
    answer(outgoing, mood, body.response_format.type, url);
  }

  return {
    url,
    /** Received requests, oldest first. */
    requests,
    /** Sets the mood for each subsequent request in turn. The last mood applies to all later requests. */
    become: (...next: [ModelMood, ...ModelMood[]]) => void (moods = next),
    /** Holds all responses until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    reset() {
      moods = [];
      released = Promise.resolve();
      requests.length = 0;
    },
    stop,
  };
}

function answer(outgoing: ServerResponse, mood: ModelMood, format: string, url: string): void {
  if (mood === "works") complete(outgoing, "stop", JSON.stringify(modelDraft()));
  else if (mood === "is silent") return;
  else if (mood === "hangs up") outgoing.destroy();
  else if (mood === "redirects") outgoing.writeHead(307, { location: `${url}/elsewhere` }).end();
  else if (mood === "knows no schemas") {
    if (format === "json_schema") refuse(outgoing, { status: 400, code: "unsupported_parameter" });
    else complete(outgoing, "stop", `\`\`\`json\n${JSON.stringify(modelDraft())}\n\`\`\``);
  } else if (mood === "stops halfway") {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": 10_000 });
    outgoing.write('{"choices": [');
  } else if (mood === "never ends" || mood === "refuses without end") {
    outgoing.writeHead(mood === "never ends" ? 200 : 500, { "content-type": "application/json" });
    const more = setInterval(() => outgoing.write(" ".repeat(100_000)), 1);
    outgoing.on("close", () => clearInterval(more));
  } else if ("status" in mood) refuse(outgoing, mood);
  else if ("finish" in mood) complete(outgoing, mood.finish, mood.content ?? '{"title": "How to ch');
  else if ("content" in mood) complete(outgoing, "stop", mood.content);
  else send(outgoing, 200, mood.body);
}

function complete(outgoing: ServerResponse, finish_reason: string, content: string): void {
  const message = { role: "assistant", content, refusal: null };
  send(
    outgoing,
    200,
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      choices: [{ index: 0, message, finish_reason }],
    }),
  );
}

function refuse(
  outgoing: ServerResponse,
  { status, retryAfter, code }: { status: number; retryAfter?: string; code?: string },
): void {
  if (retryAfter !== undefined) outgoing.setHeader("retry-after", retryAfter);
  const message = `Refused, and this quotes part of ${modelKey}`;
  send(outgoing, status, JSON.stringify({ error: { message, type: "api_error", code: code ?? null } }));
}

function send(outgoing: ServerResponse, status: number, body: string): void {
  outgoing.writeHead(status, { "content-type": "application/json" });
  outgoing.end(body);
}
