export const loopbackHost = "127.0.0.1";

/** `PORT=5200` uses 5200 to 5204, so that two checkouts run beside each other. */
const first = Number(process.env["PORT"] || 0);
const ports = first ? [0, 1, 2, 3, 4].map((step) => first + step) : [5173, 54321, 54324, 54325, 4173];
export const [sitePort = 0, apiPort = 0, mailboxPort = 0, smtpPort = 0, previewPort = 0] = ports;
export const localSiteUrl = `http://${loopbackHost}:${sitePort}`;
export const localPreviewUrl = `http://${loopbackHost}:${previewPort}`;
