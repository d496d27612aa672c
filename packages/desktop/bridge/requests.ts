import { hostCommands } from "@brightwren/core/host/host";
import { z } from "zod";
import { connectionSchema } from "./connection.ts";

const line = z.string().max(300);
const notice = z.object({
  title: line,
  description: line.optional(),
  variant: z.enum(["default", "destructive"]).optional(),
});
const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)/);
const adminPath = z
  .string()
  .max(200)
  .regex(/^\/admin(?:\/[\w-]+)*$/);
const articlePath = z
  .string()
  .max(1000)
  .regex(/^\/blog\/[^/?#\\\s]+$/);

const fileFacts = { name: z.string().min(1).max(300), type: z.string().max(100) };
const hostFile = z.object({ ...fileFacts, text: z.string().max(20_000_000) });
const sink = z.uuid();
const key = z.string().regex(/^[\w.-]{1,200}$/);

const nothing = z.void();
const outcome = z.discriminatedUnion("saved", [
  z.object({ saved: z.literal(true) }),
  z.object({ saved: z.literal(false), field: connectionSchema.keyof(), message: z.string() }),
]);

/** The window's requests to the main process: what each may send, and what comes back. */
export const requests = {
  "open-external": { request: z.string().max(8000), answer: nothing },
  leave: { request: z.object({ path: sitePath, notice: notice.optional() }), answer: nothing },
  "read-page": { request: articlePath, answer: z.string().nullable() },
  notify: { request: z.object({ title: line, body: line, path: adminPath.optional() }), answer: nothing },
  "show-count": { request: z.int().min(0).max(1_000_000), answer: nothing },
  "open-file": { request: nothing, answer: hostFile.nullable() },
  "save-file": { request: hostFile, answer: z.boolean() },
  "save-files": {
    request: z.object({ name: z.string().min(1).max(200), files: z.array(hostFile).max(20_000) }),
    answer: z.boolean(),
  },
  "open-sink": { request: z.strictObject(fileFacts), answer: sink.nullable() },
  "write-sink": { request: z.object({ id: sink, part: z.instanceof(Uint8Array) }), answer: nothing },
  "end-sink": { request: z.object({ id: sink, isWhole: z.boolean() }), answer: nothing },
  "offer-commands": { request: z.array(z.enum(hostCommands)).max(hostCommands.length), answer: nothing },
  "read-session": { request: key, answer: z.string().nullable() },
  "keep-session": { request: z.object({ key, value: z.string().max(65_536) }), answer: nothing },
  "forget-session": { request: key, answer: nothing },
  "read-session-notice": { request: nothing, answer: z.string().optional() },
  "save-settings": { request: connectionSchema, answer: outcome },
};

export type RequestName = keyof typeof requests;
export type Payload<Name extends RequestName> = z.infer<(typeof requests)[Name]["request"]>;
export type Answer<Name extends RequestName> = z.infer<(typeof requests)[Name]["answer"]>;
