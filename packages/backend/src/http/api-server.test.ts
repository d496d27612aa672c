import { Agent, request, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createApiServer } from "./api-server.ts";
import { closeServer } from "./close-server.ts";
import { listen } from "./listen.ts";

const quiet = {
  watch: () => undefined,
  note: () => undefined,
  notice: () => undefined,
  error: () => undefined,
};

/** For this server a connection rests so many times longer than it does. */
function hasten(server: Server, times: number): void {
  server.on("connection", (socket) => {
    const setTimeout = socket.setTimeout.bind(socket);
    socket.setTimeout = (rest, callback) => setTimeout(rest / times, callback);
  });
}

test("a connection that rested for ten seconds takes the next request", async () => {
  const api = createApiServer(quiet);
  hasten(api.server, 20);
  api.open({});
  const port = await listen(api.server, "the API", "127.0.0.1", 0);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(async () => {
    agent.destroy();
    await closeServer(api.server);
  });

  const isReused = () =>
    new Promise<boolean>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, path: "/health", agent }, (answer) => {
        answer.resume().on("end", () => resolve(asked.reusedSocket));
      });
      asked.on("error", reject).end();
    });
  expect(await isReused()).toBe(false);
  await pause(500);
  expect(await isReused()).toBe(true);
});
