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

/** A server with two routes: one reads the body, the other answers without a look at it. */
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

/** Asks over a connection that is kept, as browsers do. */
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
 * Writes a request as it stands, then whatever `more` sends; gives all that came back until the connection was gone. A
 * stubborn client does not stop sending because the other side has ended.
 */
function exchange(port: number, text: string, more: (write: Write) => void = () => {}, stubborn = false) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: stubborn }, () => {
      socket.write(text);
      more((bytes) => void (socket.writable && socket.write(bytes)));
    });
    let heard = "";
    socket.on("data", (chunk) => (heard += String(chunk)));
    // A client that is cut in mid-upload has an error; what matters is what it was told before.
    socket.on("error", (error) => (heard === "" ? reject(error) : resolve(heard)));
    socket.on("close", () => resolve(heard));
  });
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "Host: 127.0.0.1", ...headers, "", ""].join("\r\n");

/** For this server a connection rests so many times longer than it does. */
function hasten(server: Server, times: number): void {
  server.on("connection", (socket) => {
    const setTimeout = socket.setTimeout.bind(socket);
    socket.setTimeout = (rest, callback) => setTimeout(rest / times, callback);
  });
}

test("a connection that rested for ten seconds takes the next request", async () => {
  const { server, port } = await serve();
  hasten(server, 20);
  const ask = keepAlive(port);
  expect((await ask("GET", "/health")).reused).toBe(false);
  await pause(500);
  expect((await ask("GET", "/health")).reused).toBe(true);
});

test("a body that was read leaves the connection to the next request", async () => {
  const ask = keepAlive((await serve()).port);
  expect(await ask("POST", "/reads", Buffer.alloc(megabyte))).toMatchObject({ status: 200 });
  expect(await ask("GET", "/health")).toMatchObject({ status: 200, reused: true });
});

test.each([
  ["too large", "/reads", 413, {}],
  ["for nobody", "/nowhere", 404, {}],
  ["refused unread", "/refuses", 415, {}],
  ["of a page from elsewhere", "/reads", 403, { origin: "https://evil.example" }],
])("a body %s takes nothing from the next request", async (_, path, status, headers) => {
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

test("a body without an announced length is refused once it is too large, and the next request is answered", async () => {
  const ask = keepAlive((await serve()).port);
  const chunked = { "transfer-encoding": "chunked" };
  expect(await ask("POST", "/reads", Buffer.alloc(11 * megabyte), chunked)).toMatchObject({ status: 413 });
  expect(await ask("GET", "/health")).toMatchObject({ status: 200 });
});

test("a client that sends all before it listens hears the whole refusal, and what follows is not run", async () => {
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

test("a body that never comes, or never ends, is not waited for", async () => {
  const { port } = await serve();
  const announced = head("POST /reads", `Content-Length: ${1000 * megabyte}`);
  expect(await exchange(port, announced)).toContain("413");
  const send = (write: Write) => {
    const timer = setInterval(() => write(Buffer.alloc(megabyte)), 5);
    onTestFinished(() => clearInterval(timer));
  };
  expect(await exchange(port, announced, send, true)).toContain("413");
});

test("who asks before sending is told to go on, or refused without it", async () => {
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
])("%s %s is answered %d", async (method, path, status) => {
  expect(await keepAlive((await serve()).port)(method, path)).toMatchObject({ status });
});

test.each([
  ["https://evil.example", 403],
  ["null", 403],
  ["http://127.0.0.1:5173", 200],
  ["app://brightwren", 200],
])("what a page of %s sends is answered %d, and it may ask", async (origin, status) => {
  const ask = keepAlive((await serve()).port);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const headers = { origin, "content-type": "text/plain", "content-length": "2" };
    expect(await ask(method, "/reads", Buffer.from("{}"), headers)).toMatchObject({ status });
  }
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    expect(await ask(method, "/reads", undefined, { origin })).toMatchObject({ status: 200 });
  }
});
