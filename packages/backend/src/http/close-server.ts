import type { Server } from "node:http";

const grace = 3000;

/** Stops listening, lets running requests finish for a moment, then cuts what is left. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  // Kept-alive connections become idle one by one, as their last answers go out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
