import type { RunningBackend } from "@brightwren/backend/backend-options";
import type { ContactEnquiry } from "@brightwren/functions/contracts/contact-enquiry";
import { packageChoices } from "@brightwren/functions/contracts/enquiry-fields";
import { deliveryReportSchema, type DeliveryReport } from "@brightwren/functions/contracts/deliver-mails";
import type { Row } from "@brightwren/functions/contracts/database-types";
import { z } from "zod";
import { startTestBackend } from "../setup/backend.ts";

export const form = {
  firstName: "Jane",
  lastName: "Doe",
  email: "jane@example.com",
  phone: "01632 960 123",
  businessType: "Bakery",
  package: packageChoices[1],
  message: "Hello,\n\ncould you rebuild our site?\nWe are in Truro.",
} satisfies Required<ContactEnquiry>;

type EnquiryRow = Row<"contact_enquiries"> & {
  mail: Pick<Row<"mails">, "id" | "state" | "attempts" | "next_attempt_at" | "error">;
};

const mailAddress = z.object({ name: z.string(), address: z.string() });

const mailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  from: mailAddress,
  to: z.array(mailAddress),
  replyTo: z.array(mailAddress),
  deliveredTo: z.array(z.string()),
  messageId: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
  text: z.string(),
  html: z.string(),
});

const mailListSchema = z.array(z.object({ id: z.string() }));

export const startOwnBackend = (env: Record<string, string> = {}): Promise<RunningBackend> =>
  startTestBackend({ seed: false, env });

/** Calls a function as the site does: anonymously, with the publishable key. */
export function callFunction(
  backend: RunningBackend,
  name: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("apikey")) headers.set("apikey", backend.anonKey);
  return fetch(`${backend.url}/functions/v1/${name}`, { method: "POST", ...init, headers });
}

export function sendEnquiry(
  backend: RunningBackend,
  body: unknown = form,
  headers: Record<string, string> = {},
): Promise<Response> {
  return callFunction(backend, "send-contact-email", {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
}

export async function deliver(backend: RunningBackend, body?: unknown): Promise<DeliveryReport> {
  const response = await callFunction(backend, "deliver-mails", {
    headers: {
      Authorization: `Bearer ${backend.serviceRoleKey}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(`deliver-mails answered ${response.status}`);
  return deliveryReportSchema.parse(await response.json());
}

export const enquiries = (backend: RunningBackend): Promise<EnquiryRow[]> =>
  backend.sql<EnquiryRow>(`
    select e.*, to_jsonb(m) as mail from public.contact_enquiries e join public.mails m on m.enquiry_id = e.id
    order by e.created_at`);

export const makeDue = (backend: RunningBackend) =>
  backend.sql("update public.mails set next_attempt_at = now() - interval '1 second'");

/** Stores an email with the given state for each enquiry that has none. */
export const storeMails = (backend: RunningBackend, state: string) =>
  backend.sql(
    `insert into public.mails (kind, enquiry_id, state, created_at)
     select 'enquiry', e.id, $1, e.created_at from public.contact_enquiries e on conflict do nothing`,
    [state],
  );

export async function mails(backend: RunningBackend): Promise<z.infer<typeof mailSchema>[]> {
  const read = async (path: string) => (await fetch(`${backend.mailboxUrl}/api/messages${path}`)).json();
  const list = mailListSchema.parse(await read(""));
  const all = await Promise.all(list.map(async ({ id }) => mailSchema.parse(await read(`/${id}`))));
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Empties the table and the mailbox. This also resets the sender's rate limit. */
export async function forgetEverything(backend: RunningBackend): Promise<void> {
  await backend.sql("delete from public.contact_enquiries");
  await fetch(`${backend.mailboxUrl}/api/messages`, { method: "DELETE" });
}
