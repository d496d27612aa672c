import { expect, test, vi } from "vitest";
import { createConnectivity, isGatewayFault } from "./connectivity.ts";

function watched() {
  const probe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const connectivity = createConnectivity(probe);
  const onChange = vi.fn<() => void>();
  const stop = connectivity.watch(onChange);
  return { probe, connectivity, onChange, stop };
}

const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));

test("stays reachable when only one request fails", async () => {
  const { probe, connectivity, onChange } = watched();
  void connectivity.doubt();
  await connectivity.check();
  expect(probe).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(connectivity.isReachable()).toBe(true);
});

test("notifies subscribers once when the backend becomes reachable", async () => {
  const { probe, connectivity, onChange } = watched();
  probe.mockImplementation(noAnswer);
  await connectivity.check();
  connectivity.noteAnswer();
  connectivity.noteAnswer();
  expect(connectivity.isReachable()).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
});

async function answeredMeanwhile(next: () => Promise<void>) {
  const { probe, connectivity } = watched();
  const { promise, reject } = Promise.withResolvers<void>();
  probe.mockImplementation(next).mockReturnValueOnce(promise);
  const check = connectivity.check();
  connectivity.noteAnswer();
  reject(new Error("slow"));
  await check;
  return { probe, connectivity };
}

test("stays reachable when a response arrives during a slow check", async () => {
  const { probe, connectivity } = await answeredMeanwhile(() => Promise.resolve());
  expect(connectivity.isReachable()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(2);
});

test("becomes unreachable when the connection drops after a response during the check", async () => {
  const { connectivity } = await answeredMeanwhile(noAnswer);
  expect(connectivity.isReachable()).toBe(false);
});

test("deduplicates concurrent checks", async () => {
  const { probe, connectivity } = watched();
  for (let request = 0; request < 5; request += 1) void connectivity.doubt();
  await connectivity.check();
  expect(probe).toHaveBeenCalledOnce();
});

test("does not check the connection when there are no subscribers", () => {
  const { probe, connectivity, stop } = watched();
  stop();
  void connectivity.doubt();
  expect(probe).not.toHaveBeenCalled();
});

test.each([
  ["counts a success from the backend as reachable", "/rest/v1/blog_posts", 200, false],
  ["counts an authorisation error as reachable", "/rest/v1/blog_posts", 401, false],
  ["counts a backend error as reachable", "/rest/v1/blog_posts", 500, false],
  ["detects a proxy that cannot reach the backend", "/rest/v1/blog_posts", 502, true],
  ["detects a proxy that timed out", "/auth/v1/token", 504, true],
  ["detects a Cloudflare-specific error status", "/rest/v1/blog_posts", 522, true],
  [
    "counts a function's error about a third party as reachable",
    "/functions/v1/generate-blog-post",
    502,
    false,
  ],
])("%s", (_, path, status, isFault) => {
  expect(isGatewayFault(`https://project.example${path}`, status)).toBe(isFault);
});
