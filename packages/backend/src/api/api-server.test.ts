import { Agent, request, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createApiServer, type Route } from "./api-server.ts";
import { closeServer, listen } from "../http/http-server.ts";
import { createOriginCheck } from "../http/cors.ts";
import { readBody } from "../http/read-request.ts";
import { sendJson } from "../http/send-response.ts";

const quiet = {
  watch: () => undefined,
  note: () => undefined,
  notice: () => undefined,
  error: () => undefined,
};

const megabyte = 1024 * 1024;

/** One route reads the body; the other responds without reading it. */
async function serve(): Promise<{ server: Server; port: number; heard: string[] }> {
  const heard: string[] = [];
  const reads: Route = async (incoming, outgoing) => {
    const body = await readBody(incoming).catch(() => undefined);
    if (!body) return sendJson(outgoing, 413, { code: "cut" });
    heard.push(`${incoming.method} ${incoming.url} ${body.length}`);
    sendJson(outgoing, 200, { bytes: body.length });
  };
  const refuses: Route = async (_incoming, outgoing) => sendJson(outgoing, 415, { code: "unread" });
  const api = createApiServer(quiet);
  api.open({ routes: { "/reads": reads, "/refuses": refuses }, mayRead: createOriginCheck("") });
  const port = await listen(api.server, "the API", "127.0.0.1", 0);
  onTestFinished(() => closeServer(api.server));
  return { server: api.server, port, heard };
}

function keepAlive(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (method: string, path: string, body?: Buffer, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; reused: boolean; connection: string | undefined }>(
      (resolve, reject) => {
        const asked = request({ host: "127.0.0.1", port, method, path, agent, headers }, (answer) => {
          const { statusCode: status, headers: told } = answer;
          const done = () => resolve({ status, reused: asked.reusedSocket, connection: told.connection });
          answer.resume().on("end", done);
        });
        asked.on("error", reject).end(body);
      },
    );
}

type Write = (bytes: Buffer) => void;

/**
 * Sends a raw request, then `more`. Returns everything received. A stubborn client keeps its side of the socket open.
 */
function exchange(port: number, text: string, more: (write: Write) => void = () => {}, stubborn = false) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: stubborn }, () => {
      socket.write(text);
      more((bytes) => void (socket.writable && socket.write(bytes)));
    });
    let heard = "";
    socket.on("data", (chunk) => (heard += String(chunk)));
    // The server may reset the socket during an upload; only the response before that matters.
    socket.on("error", (error) => (heard === "" ? reject(error) : resolve(heard)));
    socket.on("close", () => resolve(heard));
  });
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "Host: 127.0.0.1", ...headers, "", ""].join("\r\n");

/** Divides the idle timeout of every server connection. */
function shortenIdleTimeouts(server: Server, times: number): void {
  server.on("connection", (socket) => {
    const setTimeout = socket.setTimeout.bind(socket);
    socket.setTimeout = (rest, callback) => setTimeout(rest / times, callback);
  });
}

test("reuses a connection after ten idle seconds", async () => {
  const { server, port } = await serve();
  shortenIdleTimeouts(server, 20);
  const ask = keepAlive(port);
  expect((await ask("GET", "/health")).reused).toBe(false);
  await pause(500);
  expect((await ask("GET", "/health")).reused).toBe(true);
});

test("reuses the connection after reading the body", async () => {
  const ask = keepAlive((await serve()).port);
  expect(await ask("POST", "/reads", Buffer.alloc(megabyte))).toMatchObject({ status: 200 });
  expect(await ask("GET", "/health")).toMatchObject({ status: 200, reused: true });
});

test.each([
  ["too large", "/reads", 413, {}],
  ["sent to an unknown path", "/nowhere", 404, {}],
  ["rejected unread", "/refuses", 415, {}],
  ["sent by a foreign page", "/reads", 403, { origin: "https://evil.example" }],
])("serves the next request after a body that is %s", async (_, path, status, headers) => {
  const { port, heard } = await serve();
  const ask = keepAlive(port);
  const body = Buffer.alloc((status === 413 ? 11 : 5) * megabyte);
  expect(await ask("POST", path, body, headers)).toMatchObject({
    status,
    connection: "close",
  });
  expect(await ask("POST", "/reads", Buffer.from("next"))).toMatchObject({ status: 200 });
  expect(heard).toEqual(["POST /reads 4"]);
});

test("rejects an oversized chunked body and serves the next request", async () => {
  const ask = keepAlive((await serve()).port);
  const chunked = { "transfer-encoding": "chunked" };
  expect(await ask("POST", "/reads", Buffer.alloc(11 * megabyte), chunked)).toMatchObject({ status: 413 });
  expect(await ask("GET", "/health")).toMatchObject({ status: 200 });
});

test("sends the complete 413 response to a client that is still uploading", async () => {
  const { port, heard } = await serve();
  const length = 11 * megabyte;
  const answer = await exchange(port, head("POST /reads", `Content-Length: ${length}`), (write) => {
    write(Buffer.alloc(length, "x"));
    write(Buffer.from(head("POST /reads", "Content-Length: 0")));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*\r\nContent-Length: \d+\r\n[^]*"body_too_large"\}$/i);
  expect(answer).toContain("Connection: close");
  expect(heard).toEqual([]);
});

test("responds without waiting for a body that never arrives or never ends", async () => {
  const { port } = await serve();
  const announced = head("POST /reads", `Content-Length: ${1000 * megabyte}`);
  expect(await exchange(port, announced)).toContain("413");
  const send = (write: Write) => {
    const timer = setInterval(() => write(Buffer.alloc(megabyte)), 5);
    onTestFinished(() => clearInterval(timer));
  };
  expect(await exchange(port, announced, send, true)).toContain("413");
});

test("responds to Expect: 100-continue with 100 or 413", async () => {
  const { port } = await serve();
  const asking = (line: string, length: number) =>
    head(line, `Content-Length: ${length}`, "Expect: 100-continue", "Connection: close");
  const refused = await exchange(port, asking("POST /reads", 11 * megabyte));
  expect(refused).toMatch(/^HTTP\/1\.1 413 /);
  const taken = await exchange(port, asking("POST /reads", 4), (write) => write(Buffer.from("body")));
  expect(taken).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test.each([
  ["TRACE", "/reads", 405],
  ["PURGE", "/reads", 405],
  ["GET", "/reads/%zz", 400],
  ["GET", "/reads/%00", 400],
  ["GET", "/reads?a=%00", 400],
  ["GET", "/reads?a=%zz", 200],
])("responds to %s %s with %d", async (method, path, status) => {
  expect(await keepAlive((await serve()).port)(method, path)).toMatchObject({ status });
});

test.each([
  ["https://evil.example", 403],
  ["null", 403],
  ["http://127.0.0.1:5173", 200],
  ["app://brightwren", 200],
])("responds to a write from the origin %s with %d and allows reads", async (origin, status) => {
  const ask = keepAlive((await serve()).port);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const headers = { origin, "content-type": "text/plain", "content-length": "2" };
    expect(await ask(method, "/reads", Buffer.from("{}"), headers)).toMatchObject({ status });
  }
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    expect(await ask(method, "/reads", undefined, { origin })).toMatchObject({ status: 200 });
  }
});
