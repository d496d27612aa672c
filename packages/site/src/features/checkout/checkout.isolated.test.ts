import { notify, withdraw } from "@brightwren/ui/notify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestCheckout } from "./request-checkout.ts";
import { endCheckout, startCheckout } from "./checkout.ts";

vi.mock("./request-checkout.ts");
vi.mock("@brightwren/ui/notify", { spy: true });

const request = vi.mocked(requestCheckout);
const url = "https://checkout.stripe.com/c/pay/1";
const title = "Failed to start checkout. Please try again.";
const failure = { title, variant: "destructive", about: title };

function createTab(closed = false) {
  const log: string[] = [];
  return {
    log,
    closed,
    opener: "our page" as string | null,
    close: () => log.push("closed"),
    location: {
      replace(this: void, to: string) {
        log.push(`to ${to}, opener ${String(tab?.opener)}`);
      },
    },
  };
}

let tab: ReturnType<typeof createTab> | null;
const assign = vi.fn<(to: string) => void>();
const open = vi.fn<() => typeof tab>(() => tab);

beforeEach(() => {
  tab = createTab();
  vi.stubGlobal("window", { open, location: { assign, pathname: "/services" } });
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  endCheckout();
  vi.clearAllMocks();
  request.mockReset();
});

test("shows how long to wait when the network has started too many checkouts", async () => {
  const sentence = "The checkout was started very often from your network. Please try again in 15 minutes.";
  request.mockRejectedValue(Object.assign(new Error(sentence), { code: "rate_limited" }));
  await startCheckout("a");
  expect(notify).toHaveBeenCalledExactlyOnceWith({ ...failure, description: sentence });
});

test.each(["no tab at all", "a tab that it closes immediately"])(
  "uses the current tab when a pop-up blocker returns %s",
  async (given) => {
    tab = given === "no tab at all" ? null : createTab(true);
    request.mockResolvedValue(url);
    await startCheckout("a");
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    expect(tab?.log ?? []).toEqual([]);
  },
);

test("stays on the page when the tab is blocked and the checkout fails to start", async () => {
  tab = null;
  request.mockRejectedValue(new Error("refused"));
  await startCheckout("a");
  expect(assign).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith(failure);
});

test("does not open the checkout when the visitor has closed the tab", async () => {
  request.mockImplementation(async () => {
    if (tab) tab.closed = true;
    return url;
  });
  await startCheckout("a");
  expect(tab?.log).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test("removes the error message when the next checkout starts", async () => {
  request.mockRejectedValueOnce(new Error("no answer")).mockResolvedValueOnce(url);
  await startCheckout("a");
  expect(withdraw).not.toHaveBeenCalled();
  await startCheckout("a");
  expect(withdraw).toHaveBeenCalledExactlyOnceWith(failure.about);
});
