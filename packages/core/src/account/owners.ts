import {
  type InvitationOutcome,
  invitationOutcomeSchema,
  inviteOwnerSchema,
} from "@brightwren/functions/contracts/invite-owner";
import { z } from "@brightwren/functions/contracts/zod";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";
import { getSignedInClient, refusalOf } from "../session/access.ts";

export { type InvitationOutcome, inviteOwnerSchema };

const ownerSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  granted_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  invited_at: z.string().nullable(),
});

/** Who is an owner, or is invited to be one: then `invited_at` says since when. */
export type Owner = z.infer<typeof ownerSchema>;

/** Query keys of the account screen. */
export const ownerKeys = {
  all: ["account"] as const,
  owners: () => [...ownerKeys.all, "owners"] as const,
  sessions: () => [...ownerKeys.all, "sessions"] as const,
};

/** All owners, the first one first. Throws an `AccessError` or the backend's error. */
export async function listOwners(signal: AbortSignal): Promise<Owner[]> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("list_owners").abortSignal(signal);
  if (error) throw await refusalOf(error);
  return z.array(ownerSchema).parse(data);
}

/** Query options for `listOwners`. */
export const ownersQuery = () => ({
  queryKey: ownerKeys.owners(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listOwners(signal),
});

/** Makes whoever has this address an owner, by a mail if need be. Throws a `FunctionError`. */
export async function inviteOwner(email: string): Promise<InvitationOutcome> {
  const answer = await invokeFunction("invite-owner", { body: { email }, timeout: 30_000 });
  const checked = invitationOutcomeSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_outcome");
  return checked.data.outcome;
}

const outcomes = ["taken", "withdrawn", "missing", "last_owner"] as const;

/** What became of a role that was to be taken away; `withdrawn`: it was an invitation. */
export type TakenRole = (typeof outcomes)[number];

/** Takes somebody's role away, or their invitation back. Throws an `AccessError` or the backend's error. */
export async function takeOwnerRole(userId: string): Promise<TakenRole> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("take_owner_role", { owner_id: userId });
  if (error) throw await refusalOf(error);
  const outcome = outcomes.find((known) => known === data);
  if (!outcome) throw new Error(`take_owner_role answered ${data}.`);
  return outcome;
}
