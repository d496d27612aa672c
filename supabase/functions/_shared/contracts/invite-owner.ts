import { z } from "./zod.ts";
import { toTidyLine } from "./single-line.ts";

/** What invite-owner takes: the address of who shall be an owner too. */
export const inviteOwnerSchema = z.object({
  email: z
    .string("Email is required")
    .overwrite(toTidyLine)
    .min(1, "Email is required")
    .max(255, "Email too long")
    .pipe(z.email("Invalid email address")),
});

/**
 * What invite-owner answers: `invited`: a mail went out; `granted`: they had an account and are an owner now;
 * `already_owner`: nothing was to be done.
 */
export const invitationOutcomeSchema = z.object({ outcome: z.enum(["invited", "granted", "already_owner"]) });

export type InvitationOutcome = z.infer<typeof invitationOutcomeSchema>["outcome"];
