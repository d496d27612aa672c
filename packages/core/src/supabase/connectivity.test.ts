import { expect, test, vi } from "vitest";
import { createConnectivity, isGatewayFault } from "./connectivity.ts";

/** A backend that answers as the test says, watched by one screen. */
function watched() {
  const probe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const connectivity = createConnectivity(probe);
  const onChange = vi.fn<() => void>();
  const stop = connectivity.watch(onChange);
  return { probe, connectivity, onChange, stop };
}

const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));

test("a request without an answer is looked into; if nothing else answers, the backend is out of reach", async () => {
  const { probe, connectivity, onChange } = watched();
  probe.mockImplementation(noAnswer);
  void connectivity.doubt();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(connectivity.isReachable()).toBe(false);
});

test("one request that fails by itself changes nothing", async () => {
  const { probe, connectivity, onChange } = watched();
  void connectivity.doubt();
  await connectivity.check();
  expect(probe).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(connectivity.isReachable()).toBe(true);
});

test("any answer brings it back, and is told once", async () => {
  const { probe, connectivity, onChange } = watched();
  probe.mockImplementation(noAnswer);
  await connectivity.check();
  connectivity.noteAnswer();
  connectivity.noteAnswer();
  expect(connectivity.isReachable()).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
});

/** A backend that leaves the first check without an answer while something else is answered. */
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

test("an answer that comes while it is looked into counts more than a check that is merely slow", async () => {
  const { probe, connectivity } = await answeredMeanwhile(() => Promise.resolve());
  expect(connectivity.isReachable()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(2);
});

test("the line goes while a last answer comes: the check is made once more and finds out", async () => {
  const { connectivity } = await answeredMeanwhile(noAnswer);
  expect(connectivity.isReachable()).toBe(false);
});

test("many doubts at once are one check", async () => {
  const { probe, connectivity } = watched();
  for (let request = 0; request < 5; request += 1) void connectivity.doubt();
  await connectivity.check();
  expect(probe).toHaveBeenCalledOnce();
});

test("where nobody watches, as on the public pages, nothing is checked", () => {
  const { probe, connectivity, stop } = watched();
  stop();
  void connectivity.doubt();
  expect(probe).not.toHaveBeenCalled();
});

test.each([
  ["the backend's own answer", "/rest/v1/blog_posts", 200, false],
  ["its refusal", "/rest/v1/blog_posts", 401, false],
  ["its own fault", "/rest/v1/blog_posts", 500, false],
  ["a proxy that reaches nobody", "/rest/v1/blog_posts", 502, true],
  ["a proxy that waited in vain", "/auth/v1/token", 504, true],
  ["Cloudflare's word for it", "/rest/v1/blog_posts", 522, true],
  ["a function that tells of a third party", "/functions/v1/generate-blog-post", 502, false],
])("%s", (_, path, status, isFault) => {
  expect(isGatewayFault(`https://project.example${path}`, status)).toBe(isFault);
});
