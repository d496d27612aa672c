import { EventEmitter } from "node:events";
import type { Answer } from "../shared/messages.ts";
import { strict } from "./strict.ts";

type Handler = (event: object, ...args: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

class IpcMain extends EventEmitter {
  handle(channel: string, handler: Handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  }

  removeHandler(channel: string) {
    handlers.delete(channel);
  }
}

export const theIpcMain = new IpcMain();
export const ipcMain = strict("ipcMain", theIpcMain);

/** Like Electron, logs a failure here and sends its message to the page. */
export async function answerInvoke(channel: string, event: object, args: unknown[]): Promise<Answer> {
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return { result: structuredClone(await handler(event, ...args)) };
  } catch (error) {
    console.error(`Error occurred in handler for '${channel}':`, error);
    return { error: String(error) };
  }
}
