import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import { createRequestLog } from "./request-log.ts";

beforeEach(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));

const written = () => vi.mocked(process.stdout).write.mock.calls;

const incoming = (url: string) => ({ method: "GET", url }) as IncomingMessage;

function outgoing(statusCode: number, writableFinished = true) {
  return Object.assign(new EventEmitter(), { statusCode, writableFinished }) as unknown as ServerResponse;
}

test("logs the request and its notes without the query string", () => {
  const log = createRequestLog("requests");
  const request = incoming("/rest/v1/blog_posts?apikey=secret&title=eq.private");
  const response = outgoing(409);
  log.watch(request, response);
  log.note(request, "23505");
  log.note(request, "23505");
  response.emit("close");
  expect(written()).toEqual([
    [
      expect.stringMatching(
        /^\d\d:\d\d:\d\d\.\d{3} {3}409 +\d+ ms {2}GET {5}\/rest\/v1\/blog_posts {2}\[23505\]\n$/,
      ),
    ],
  ]);
});

test("replaces line breaks and colour codes in a path", () => {
  const response = outgoing(404);
  createRequestLog("requests").watch(incoming("/a\u001b[31m\r\nforged"), response);
  response.emit("close");
  expect(written()[0]?.[0]).toContain("/a?[31m??forged\n");
});

test("marks a request as gone when the client disconnects", () => {
  const response = outgoing(200, false);
  createRequestLog("requests").watch(incoming("/"), response);
  response.emit("close");
  expect(written()[0]?.[0]).toContain("gone");
});

test("does not log anything in quiet mode", () => {
  const log = createRequestLog("quiet");
  const response = outgoing(200);
  log.watch(incoming("/"), response);
  log.notice("Something to know.");
  response.emit("close");
  expect(written()).toEqual([]);
});
