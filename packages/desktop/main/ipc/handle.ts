import { ipcMain, type IpcMainInvokeEvent } from "electron";
import { type Payload, type RequestName, requests } from "../../bridge/requests.ts";
import { checkRequest } from "./check-request.ts";

/** Handles requests from our own window. Requests from other frames and invalid payloads are rejected without effect. */
export function handle<Name extends RequestName>(
  name: Name,
  work: (payload: Payload<Name>, event: IpcMainInvokeEvent) => unknown,
): void {
  ipcMain.handle(name, (event, payload: unknown) =>
    work(checkRequest(name, event.senderFrame, requests[name], payload) as Payload<Name>, event),
  );
}
