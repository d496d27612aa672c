import { ipcMain, type IpcMainInvokeEvent } from "electron";
import type { z } from "zod";
import type { RequestName } from "../../bridge/messages.ts";
import { checkRequest } from "./check-request.ts";

/**
 * Handles requests from our own window. Requests from other frames and invalid payloads are rejected without effect.
 */
export function handle<Schema extends z.ZodType, Answer>(
  name: RequestName,
  schema: Schema,
  work: (payload: z.infer<Schema>, event: IpcMainInvokeEvent) => Answer | Promise<Answer>,
): void {
  ipcMain.handle(name, (event, payload: unknown) =>
    work(checkRequest(name, event.senderFrame, schema, payload), event),
  );
}
