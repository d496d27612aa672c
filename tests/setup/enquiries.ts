import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { serviceClient } from "./service-client.ts";

export async function addEnquiries(enquiries: Partial<Enquiry>[]): Promise<string[]> {
  const rows = enquiries.map((enquiry) => ({
    id: crypto.randomUUID(),
    first_name: "Ada",
    last_name: "Journey",
    email: "ada@example.co.uk",
    message: "Please call me.",
    status: "new",
    mail_state: "sent",
    mail_attempts: 1,
    // The next attempt is not yet due, so the timer ignores these enquiries.
    mail_next_attempt_at: new Date(Date.now() + 3_600_000).toISOString(),
    created_at: new Date().toISOString(),
    ...enquiry,
  }));
  await serviceClient().from("contact_enquiries").insert(rows).throwOnError();
  return rows.map(({ id }) => id);
}

export async function enquiryState(which: { id?: string | undefined; message?: string }): Promise<string> {
  const { data } = await serviceClient()
    .from("contact_enquiries")
    .select("status")
    .match(which)
    .single()
    .throwOnError();
  return String(data.status);
}
