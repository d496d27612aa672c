import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";
import { expect } from "playwright/test";
import { journeyBackend } from "./journey-addresses.ts";

const connect = () =>
  createClient(journeyBackend.url, localServiceRoleKey, { auth: { persistSession: false } });

type NewEnquiry = {
  first_name?: string;
  last_name?: string;
  email?: string;
  phone?: string | null;
  business_type?: string | null;
  package?: string | null;
  message?: string;
  status?: "new" | "doubtful" | "handled" | "spam";
  mail_state?: "pending" | "sent" | "failed" | "withheld";
  mail_error?: string | null;
  created_at?: string;
};

/** Stores enquiries as if visitors had sent them, and returns their ids in the same order. */
export async function addEnquiries(enquiries: NewEnquiry[]): Promise<string[]> {
  const rows = enquiries.map((enquiry) => ({
    id: crypto.randomUUID(),
    first_name: "Ada",
    last_name: "Journey",
    email: "ada@example.co.uk",
    message: "Please call me.",
    status: "new",
    mail_state: "sent",
    mail_attempts: 1,
    // Not due: the timer leaves these alone.
    mail_next_attempt_at: new Date(Date.now() + 3_600_000).toISOString(),
    created_at: new Date().toISOString(),
    ...enquiry,
  }));
  await connect().from("contact_enquiries").insert(rows).throwOnError();
  return rows.map(({ id }) => id);
}

export async function removeEnquiries(ids: string[]): Promise<void> {
  await connect().from("contact_enquiries").delete().in("id", ids).throwOnError();
}

/** An enquiry's state in the database. */
export async function enquiryState(id: string): Promise<string> {
  const { data } = await connect()
    .from("contact_enquiries")
    .select("status")
    .eq("id", id)
    .single()
    .throwOnError();
  return String(data.status);
}

/** The state of the enquiry with this message. */
export async function stateOfMessage(message: string): Promise<string> {
  const { data } = await connect()
    .from("contact_enquiries")
    .select("status")
    .eq("message", message)
    .single()
    .throwOnError();
  return String(data.status);
}

/** Waits for the mail that holds `text` and returns its text part. */
export async function findMail(text: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const list = (await (await fetch(`${journeyBackend.mailboxUrl}/api/messages`)).json()) as {
      id: string;
    }[];
    for (const { id } of list) {
      const mail = (await (await fetch(`${journeyBackend.mailboxUrl}/api/messages/${id}`)).json()) as {
        text: string;
      };
      if (mail.text.includes(text)) found = mail.text;
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return found ?? "";
}
