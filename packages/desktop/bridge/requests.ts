import type { HostCommand } from "@brightwren/core/host/host";
import { z } from "zod";
import { connectionSchema } from "./connection.ts";

export const commands = [
  "save",
  "publish",
  "open-file",
  "export-post",
  "export-posts",
  "palette",
] as const satisfies HostCommand[];

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

/** The window's requests to the main process and what each may send. */
export const requests = {
  "open-external": z.string().max(8000),
  leave: z.object({ path: sitePath, notice: notice.optional() }),
  "read-page": articlePath,
  notify: z.object({ title: line, body: line, path: adminPath.optional() }),
  "show-count": z.int().min(0).max(1_000_000),
  "open-file": z.undefined(),
  "save-file": hostFile,
  "save-files": z.object({ name: z.string().min(1).max(200), files: z.array(hostFile).max(20_000) }),
  "open-sink": z.strictObject(fileFacts),
  "write-sink": z.object({ id: sink, part: z.instanceof(Uint8Array) }),
  "end-sink": z.object({ id: sink, isWhole: z.boolean() }),
  "offer-commands": z.array(z.enum(commands)).max(commands.length),
  "read-session": key,
  "keep-session": z.object({ key, value: z.string().max(65_536) }),
  "forget-session": key,
  "read-session-notice": z.undefined(),
  "save-settings": connectionSchema,
};

export type RequestName = keyof typeof requests;

export type Payload<Name extends RequestName> = z.infer<(typeof requests)[Name]>;
