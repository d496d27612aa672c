import { ipcMain } from "electron";
import { type Answer, type Payload, type RequestName, requests } from "../../bridge/requests.ts";
import { checkAnswer, checkRequest } from "./check-request.ts";

/**
 * Handles requests from our own window. Requests from other frames and invalid payloads are rejected without effect, and
 * invalid answers do not leave the main process.
 */
export function handle<Name extends RequestName>(
  name: Name,
  work: (payload: Payload<Name>) => Answer<Name> | Promise<Answer<Name>>,
): void {
  const { request, answer } = requests[name];
  ipcMain.handle(name, async ({ senderFrame }, payload: unknown) =>
    checkAnswer(name, answer, await work(checkRequest(name, senderFrame, request, payload) as Payload<Name>)),
  );
}
