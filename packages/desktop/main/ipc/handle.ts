import { ipcMain, type IpcMainInvokeEvent } from "electron";
import type { z } from "zod";
import type { RequestName } from "../../bridge/messages.ts";
import { checkRequest } from "./check-request.ts";

/**
 * Answers one kind of request of our own window. `schema` is what its payload must look like; requests of other frames
 * or of another shape are refused with an error and do nothing.
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
