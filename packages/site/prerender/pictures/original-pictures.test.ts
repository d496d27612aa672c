import { once } from "node:events";
import { readdir, utimes } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, BlockList } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOriginals } from "./original-pictures.ts";

let folder: string;
const servers: Server[] = [];
beforeEach(async () => {
  folder = await testFolder();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const picture = Buffer.from("the bytes of a picture");

async function host(more: Record<string, RequestListener> = {}) {
  const asked: string[] = [];
  const answers: Record<string, RequestListener> = {
    "/good.png": (_, response) => response.end(picture),
    "/silent.png": () => {},
    "/stalled.png": (_, response) => response.write("a"),
    "/missing.png": (_, response) => response.writeHead(404).end(),
    ...more,
  };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    (answers[path] ?? answers["/missing.png"])?.(request, response);
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

/** Treats loopback addresses as public. */
const allowThisComputer = () => vi.spyOn(BlockList.prototype, "check").mockReturnValue(false);

function open(
  more: { ownOrigin?: string; limits?: { bytes?: number; foreign?: number; allForeign?: number } } = {},
) {
  const losses = new Map<string, string>();
  const options = {
    cacheFolder: join(folder, "cache"),
    publicFolder: folder,
    ownOrigin: "http://own.example",
  };
  const originals = openOriginals({ ...options, losses, ...more });
  return { ...originals, losses };
}

test("fetches a picture once when several pages and builds show it", async () => {
  allowThisComputer();
  const { url, asked } = await host();
  const first = open();
  await first.fetchAll([`${url}/good.png`, `${url}/good.png#wide`]);
  expect(await first.read(`${url}/good.png#wide`)).toEqual(picture);
  expect(await open().read(`${url}/good.png`)).toEqual(picture);
  expect(asked).toEqual(["/good.png"]);
});

test("decompresses a response when the server ignores Accept-Encoding", async () => {
  allowThisComputer();
  const { url } = await host({
    "/lines.svg": (_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(picture)),
  });
  expect(await open().read(`${url}/lines.svg`)).toEqual(picture);
});

test.each([
  ["/endless.png", {}],
  ["/announced.png", { "content-length": "1000000000" }],
])("aborts %s when it exceeds the size limit", async (path, headers) => {
  allowThisComputer();
  let sent = 0;
  const { url } = await host({
    [path]: (_, response) => {
      response.writeHead(200, headers);
      const chunk = Buffer.alloc(10_000);
      const more = () => {
        while (!response.destroyed && sent < 1e9) {
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
      };
      response.on("drain", more);
      more();
    },
  });
  const { read, losses } = open({ limits: { bytes: 2 * 1024 * 1024 } });
  expect(await read(url + path)).toBeNull();
  expect(losses.get(url + path)).toMatch(/^it is larger than 2 MB$/);
  expect(sent).toBeLessThan(50_000_000);
  expect((await readdir(join(folder, "cache"))).filter((name) => !name.endsWith(".failed"))).toEqual([]);
});

test.each(["/silent.png", "/stalled.png"])(
  "skips a host for the rest of the build when %s times out",
  async (path) => {
    allowThisComputer();
    const { url, asked } = await host();
    const other = await host();
    const { fetchAll, read, losses } = open({ limits: { foreign: 300 } });
    const began = performance.now();
    await fetchAll([url + path]);
    await fetchAll([`${url}/good.png`, `${url}/more.png`, `${other.url}/good.png`]);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(asked).toEqual([path]);
    expect(await read(url + path)).toBeNull();
    expect(await read(`${url}/good.png`)).toBeNull();
    expect(await read(`${other.url}/good.png`)).toEqual(picture);
    expect(losses.get(url + path)).toMatch(/did not answer within 0 s$/);
    expect(losses.get(`${url}/good.png`)).toMatch(/did not answer before$/);
  },
);

test("retries a failed picture only after a day", async () => {
  allowThisComputer();
  const { url, asked } = await host();
  const address = `${url}/missing.png`;
  for (let build = 0; build < 3; build += 1) {
    const { read, losses } = open();
    expect(await read(address)).toBeNull();
    expect(losses.get(address)).toBe("status 404");
  }
  expect(asked).toHaveLength(1);
  const cache = join(folder, "cache");
  const [failure = ""] = await readdir(cache);
  const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000);
  await utimes(join(cache, failure), dayAgo, dayAgo);
  await open().read(address);
  expect(asked).toHaveLength(2);
});

test("defers pictures to the next build when the time budget is spent", async () => {
  allowThisComputer();
  const hosts = await Promise.all([host(), host(), host()]);
  const { fetchAll, read, losses } = open({ limits: { foreign: 5000, allForeign: 400 } });
  const began = performance.now();
  await fetchAll(hosts.map(({ url }) => `${url}/silent.png`));
  expect(performance.now() - began).toBeLessThan(3000);
  const late = await host();
  expect(await read(`${late.url}/good.png`)).toBeNull();
  expect(losses.get(`${late.url}/good.png`)).toMatch(/for all pictures of other sites were over$/);
  expect(late.asked).toEqual([]);
  expect(await open().read(`${late.url}/good.png`)).toEqual(picture);
});

test("reads pictures from the project's own backend when it is local", async () => {
  const { url, asked } = await host();
  expect(await open({ ownOrigin: url }).read(`${url}/good.png`)).toEqual(picture);
  // Failures of the project's own backend are not cached.
  await open({ ownOrigin: url }).read(`${url}/missing.png`);
  await open({ ownOrigin: url }).read(`${url}/missing.png`);
  expect(asked).toEqual(["/good.png", "/missing.png", "/missing.png"]);
});

const loopback = ["http://127.0.0.1:PORT", "http://localhost:PORT", "http://[::1]:PORT"];
const disguised = ["https://2130706433", "https://0x7f.1", "https://127.1", "https://[::ffff:127.0.0.1]"];

test.each([...loopback, ...disguised])(
  "does not send a request to %s when the backend is remote",
  async (origin) => {
    const { url, asked } = await host();
    const { read, losses } = open();
    const address = `${origin.replace("PORT", new URL(url).port)}/good.png`;
    expect(await read(address)).toBeNull();
    const reason = origin.includes("localhost") ? /(public|has no) address$/ : /is not a public address$/;
    expect(losses.get(address)).toMatch(reason);
    expect(asked).toEqual([]);
  },
);

test.each([
  "http://127.0.0.1:PORT/good.png",
  "//127.0.0.1:PORT/good.png",
  "http://localhost:PORT/good.png",
  "http://169.254.169.254/latest/meta-data",
  "file:///etc/hostname",
  "data:image/png;base64,AAAA",
])("does not follow a redirect to %s", async (location) => {
  const target = await host();
  const { url } = await host({
    "/first.png": redirect("/second.png"),
    "/second.png": redirect(location.replace("PORT", new URL(target.url).port)),
  });
  const { read, losses } = open({ ownOrigin: url });
  expect(await read(`${url}/first.png`)).toBeNull();
  expect(losses.get(`${url}/first.png`)).toMatch(
    /is not a public address|has no address|is no address of a picture/,
  );
  expect(target.asked).toEqual([]);
});

test("follows a few redirects but not a loop", async () => {
  const { url, asked } = await host({
    "/moved.png": redirect("good.png"),
    "/round.png": redirect("/round.png"),
  });
  const { read, losses } = open({ ownOrigin: url });
  expect(await read(`${url}/moved.png`)).toEqual(picture);
  expect(await read(`${url}/round.png`)).toBeNull();
  expect(losses.get(`${url}/round.png`)).toBe("more than 5 redirects");
  expect(asked).toHaveLength(2 + 6);
});

test("skips a redirect's target when its host has already timed out", async () => {
  allowThisComputer();
  const silent = await host();
  const { url } = await host({
    "/a.png": redirect(`${silent.url}/silent.png`),
    "/b.png": redirect(`${silent.url}/good.png`),
  });
  const { read } = open({ limits: { foreign: 300 } });
  expect(await read(`${url}/a.png`)).toBeNull();
  expect(await read(`${url}/b.png`)).toBeNull();
  expect(await read(`${url}/good.png`)).toEqual(picture);
  expect(silent.asked).toEqual(["/silent.png"]);
});
