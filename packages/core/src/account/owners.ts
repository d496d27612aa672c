import {
  type InvitationOutcome,
  invitationOutcomeSchema,
  inviteOwnerSchema,
} from "@brightwren/functions/contracts/invite-owner";
import { z } from "@brightwren/functions/contracts/zod";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";
import { askAsOwner } from "../session/access.ts";
import { queryOf } from "../supabase/query.ts";

export { type InvitationOutcome, inviteOwnerSchema };

const ownerSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  granted_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  invited_at: z.string().nullable(),
});

/** An owner, or an invitation sent at `invited_at`. */
export type Owner = z.infer<typeof ownerSchema>;

export const ownerKeys = {
  all: ["account"] as const,
  owners: () => [...ownerKeys.all, "owners"] as const,
  sessions: () => [...ownerKeys.all, "sessions"] as const,
};

export const ownersQuery = () =>
  queryOf(ownerKeys.owners(), async (signal): Promise<Owner[]> => {
    const owners = await askAsOwner((supabase) => supabase.rpc("list_owners").abortSignal(signal));
    return z.array(ownerSchema).parse(owners);
  });

/** Makes the user with this address an owner, or emails an invitation. Throws a `FunctionError`. */
export async function inviteOwner(email: string): Promise<InvitationOutcome> {
  const answer = await invokeFunction("invite-owner", { body: { email }, timeout: 30_000 });
  const checked = invitationOutcomeSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_outcome");
  return checked.data.outcome;
}

const outcomes = ["taken", "withdrawn", "missing", "last_owner"] as const;

/** `withdrawn` means that an invitation was removed. */
export async function revokeOwnerRole(userId: string): Promise<(typeof outcomes)[number]> {
  const answer = await askAsOwner((supabase) => supabase.rpc("take_owner_role", { owner_id: userId }));
  const outcome = outcomes.find((known) => known === answer);
  if (!outcome) throw new Error(`take_owner_role answered ${answer}.`);
  return outcome;
}
