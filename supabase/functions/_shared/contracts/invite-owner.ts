import { z } from "./zod.ts";
import { emailAddressSchema } from "./email-address.ts";

export const inviteOwnerSchema = z.object({
  email: z.string("Email is required").trim().min(1, "Email is required").pipe(emailAddressSchema),
});

/** `invited`: an email was sent; `granted`: an existing account became an owner; `already_owner`: nothing changed. */
export const invitationOutcomeSchema = z.object({ outcome: z.enum(["invited", "granted", "already_owner"]) });

export type InvitationOutcome = z.infer<typeof invitationOutcomeSchema>["outcome"];
