import { testBackend } from "./test-backend.ts";

/** Set TEST_PORTS to another first port to test two checkouts at the same time. */
const first = Number(process.env["TEST_PORTS"] || 55_000);

/** These ports differ from those of `npm start`, which may be running. */
export const journeyPorts = { api: first + 421, site: first + 173, mailbox: first + 424, smtp: first + 425 };

export const journeyAddresses = {
  api: `http://127.0.0.1:${journeyPorts.api}`,
  site: `http://127.0.0.1:${journeyPorts.site}`,
  mailbox: `http://127.0.0.1:${journeyPorts.mailbox}`,
} as const;

const backendCookie = "journey-backend";

/** Returns the cookie that selects the test's backend for the site's server. */
export const cookieOfBackend = () => ({
  name: backendCookie,
  value: testBackend.url,
  url: journeyAddresses.site,
});

export const backendOf = (cookies = ""): string | undefined => {
  const [, value] = new RegExp(`${backendCookie}=([^;]+)`).exec(cookies) ?? [];
  return value && decodeURIComponent(value);
};
