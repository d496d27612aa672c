import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import type { Mail } from "@brightwren/core/mails/mails";
import { serviceClient } from "./service-client.ts";

/** Its next attempt is not due, so the timer ignores the email. */
const mailDefaults = () => ({
  state: "sent" as const,
  attempts: 1,
  next_attempt_at: new Date(Date.now() + 3_600_000).toISOString(),
});

/** Stores an email, by default sent. Returns its id. */
export async function addMail(mail: Pick<Mail, "kind"> & Partial<Mail>): Promise<string> {
  const row = { id: crypto.randomUUID(), ...mailDefaults(), ...mail };
  await serviceClient().from("mails").insert(row).throwOnError();
  return row.id;
}

type GivenEnquiry = Partial<Omit<Enquiry, "mail">> & { mail?: Partial<Mail> };

export async function addEnquiries(enquiries: GivenEnquiry[]): Promise<string[]> {
  const rows = enquiries.map((given) => {
    const { mail: _, ...enquiry } = given;
    return {
      id: crypto.randomUUID(),
      first_name: "Ada",
      last_name: "Journey",
      email: "ada@example.co.uk",
      message: "Please call me.",
      status: "new",
      created_at: new Date().toISOString(),
      ...enquiry,
    };
  });
  const mails = rows.map(({ id }, index) => ({
    ...mailDefaults(),
    kind: "enquiry",
    enquiry_id: id,
    ...enquiries[index]?.mail,
  }));
  await serviceClient().from("contact_enquiries").insert(rows).throwOnError();
  for (const mail of mails) await serviceClient().from("mails").insert(mail).throwOnError();
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
