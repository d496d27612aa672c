import { testBackend } from "./test-backend.ts";

/** Two checkouts that test at the same time need ports of their own: the first one's is set in TEST_PORTS. */
const first = Number(process.env["TEST_PORTS"] || 55_000);

/** Where the journeys find their backend and built site: beside the ports of `npm start`, which may be running. */
export const journeyPorts = { api: first + 421, site: first + 173, mailbox: first + 424, smtp: first + 425 };

/** The addresses as the browser knows them. */
export const journeyAddresses = {
  api: `http://127.0.0.1:${journeyPorts.api}`,
  site: `http://127.0.0.1:${journeyPorts.site}`,
  mailbox: `http://127.0.0.1:${journeyPorts.mailbox}`,
} as const;

const backendCookie = "journey-backend";

/** The cookie by which the site's server knows which backend a journey has. */
export const cookieOfBackend = () => ({
  name: backendCookie,
  value: testBackend.url,
  url: journeyAddresses.site,
});

/** The backend that a Cookie header names. */
export const backendOf = (cookies = ""): string | undefined => {
  const [, value] = new RegExp(`${backendCookie}=([^;]+)`).exec(cookies) ?? [];
  return value && decodeURIComponent(value);
};
