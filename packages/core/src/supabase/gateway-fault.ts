/** What proxies say when the backend behind them does not answer; 520 to 530 are Cloudflare's. */
const isFault = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

/** Whether an answer only says that the backend gave none. A function speaks for others, so its answers always count. */
export const isGatewayFault = (url: string, status: number): boolean =>
  isFault(status) && !url.includes("/functions/v1/");
