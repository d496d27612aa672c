import type { CDPSession } from "playwright/test";
import { appPagePattern, isAppPage, toAppAddress, toBrowserAddress } from "../shared/app-address.ts";
import type { PlainRequest, PlainResponse } from "../shared/messages.ts";

type Paused = {
  requestId: string;
  frameId: string;
  resourceType: string;
  request: {
    url: string;
    urlFragment?: string;
    method: string;
    headers: Record<string, string>;
    postData?: string;
  };
};

type Answers = {
  serve: (request: PlainRequest) => Promise<PlainResponse>;
  mayGo: (frameId: string, url: string) => Promise<boolean>;
};

const inPolicy = (header: string, value: string): string =>
  header === "content-security-policy" ? value.replaceAll(/app:\/\/[^\s;/]+/g, toBrowserAddress) : value;

async function fulfil(session: CDPSession, paused: Paused, serve: Answers["serve"]): Promise<void> {
  const { url, method, headers, postData } = paused.request;
  const response = await serve({
    url: toAppAddress(url),
    method,
    headers: Object.entries(headers),
    body: postData === undefined ? undefined : Buffer.from(postData),
  });
  await session.send("Fetch.fulfillRequest", {
    requestId: paused.requestId,
    responseCode: response.status,
    responseHeaders: response.headers.map(([name, value]) => ({
      name,
      value: inPolicy(name.toLowerCase(), value),
    })),
    body: Buffer.from(response.body).toString("base64"),
  });
}

/** Uses the DevTools protocol, because Playwright's `route` handles CORS preflights itself. */
export async function answerAppRequests(session: CDPSession, { serve, mayGo }: Answers): Promise<void> {
  async function answer(paused: Paused): Promise<void> {
    const { requestId, request, resourceType, frameId } = paused;
    const isAllowed =
      resourceType !== "Document" || (await mayGo(frameId, request.url + (request.urlFragment ?? "")));
    if (!isAllowed) await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    else if (isAppPage(request.url)) await fulfil(session, paused, serve);
    else await session.send("Fetch.continueRequest", { requestId });
  }
  // This fails only if the page or the app has closed.
  session.on("Fetch.requestPaused", (paused: Paused) => void answer(paused).catch(() => {}));
  await session.send("Fetch.enable", {
    patterns: [{ urlPattern: appPagePattern }, { resourceType: "Document" }],
  });
}
