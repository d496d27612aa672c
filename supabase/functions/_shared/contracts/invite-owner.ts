import { z } from "./zod.ts";
import { emailAddressSchema } from "./email-address.ts";

/** What invite-owner takes: the address of who shall be an owner too. */
export const inviteOwnerSchema = z.object({
  email: z.string("Email is required").trim().min(1, "Email is required").pipe(emailAddressSchema),
});

/**
 * What invite-owner answers: `invited`: a mail went out; `granted`: they had an account and are an owner now;
 * `already_owner`: nothing was to be done.
 */
export const invitationOutcomeSchema = z.object({ outcome: z.enum(["invited", "granted", "already_owner"]) });

export type InvitationOutcome = z.infer<typeof invitationOutcomeSchema>["outcome"];
