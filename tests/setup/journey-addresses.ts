/** Where the journeys find their own backend and built site: beside the ports of `npm start`, which may be running. */
export const journeyPorts = { api: 55421, site: 55173, mailbox: 55424, smtp: 55425 } as const;

export const journeyAddresses = {
  api: `http://127.0.0.1:${journeyPorts.api}`,
  site: `http://127.0.0.1:${journeyPorts.site}`,
  mailbox: `http://127.0.0.1:${journeyPorts.mailbox}`,
} as const;
