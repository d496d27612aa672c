import type { Row } from "@brightwren/functions/contracts/database-types";
import { type DeliveryReport, deliveryReportSchema } from "@brightwren/functions/contracts/deliver-mails";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";
import { getSignedInClient, ownerQuery } from "../session/access.ts";
import { listPage, type PageRequest, queryKeysFor } from "../supabase/list.ts";

export type { DeliveryReport };

/** An email in the outbox, about an enquiry or a subscription. */
export type Mail = Row<"mails">;

/** The columns that the record of an email shows of it. */
export const mailColumns = "id, kind, state, attempts, next_attempt_at, error, created_at" as const;

export type RecordMail = Pick<
  Mail,
  "id" | "kind" | "state" | "attempts" | "next_attempt_at" | "error" | "created_at"
>;

/** Waiting emails include those of enquiries that arrived in a burst. */
export type MailListState = "failed" | "waiting" | "sent" | "withheld";

const statesOf: Record<MailListState, Mail["state"][]> = {
  failed: ["failed"],
  waiting: ["pending", "held"],
  sent: ["sent"],
  withheld: ["withheld"],
};

type MailListRequest = { state?: MailListState | undefined } & PageRequest;

export const mailKeys = queryKeysFor<MailListRequest>("mails", "mail");

/** Returns one page of emails with whom they are about, newest first. Pages beyond the last are empty. */
export const mailListQuery = ({ state, ...page }: MailListRequest) =>
  ownerQuery(mailKeys.list({ state, ...page }), async (supabase, signal) => {
    const mails = supabase
      .from("mails")
      .select(
        "*, enquiry:contact_enquiries(first_name, last_name, status), subscription:subscriptions(customer_name, customer_email)",
        { count: "exact" },
      )
      .order("created_at", { ascending: false })
      .order("id");
    const matching = state ? mails.in("state", statesOf[state]) : mails;
    return listPage(matching.abortSignal(signal), page);
  });

export type ListedMail = Awaited<ReturnType<ReturnType<typeof mailListQuery>["queryFn"]>>["rows"][number];

/** Sends an email now. Both counts in the report are 0 if it was sent already. Throws a `FunctionError`. */
export async function sendMailNow(mailId: string): Promise<DeliveryReport> {
  await getSignedInClient();
  const answer = await invokeFunction("deliver-mails", { body: { mailId }, timeout: 30_000 });
  const report = deliveryReportSchema.safeParse(answer);
  if (!report.success) throw new FunctionError("", "unexpected_answer");
  return report.data;
}
