import { enquiryKeys } from "@brightwren/core/enquiries/enquiry";
import { mailKeys } from "@brightwren/core/mails/mails";
import {
  type KickoffColumn,
  kickoffSteps,
  type Subscription,
  subscriptionKeys,
} from "@brightwren/core/subscriptions/subscription";
import { forgetCustomer, setKickoffStep } from "@brightwren/core/subscriptions/write-subscriptions";
import { type UseMutationResult, useQueryClient } from "@tanstack/react-query";
import { UserFacingError } from "../parts/failure.ts";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { useChange, useUnreadChanges } from "../session/unread-changes.ts";
import { customerOf } from "./subscription-labels.ts";

/** `former`: the time that an untick removes. */
type Tick = { column: KickoffColumn; at: string | null; former?: string | null };

/** Ticks and unticks steps of the kickoff. Offers to undo an untick, because it deletes a time. */
export function useTicks(stored: Subscription, readAt: number) {
  const { id } = stored;
  const mutationKey = subscriptionKeys.record(id);
  const labelOf = (column: KickoffColumn) => kickoffSteps.find((step) => step.column === column)?.label;
  const { mutate }: UseMutationResult<void, Error, Tick> = useChange(subscriptionKeys.all, {
    mutationKey,
    mutationFn: async ({ column, at }: Tick) => {
      if (await setKickoffStep(id, column, at)) return;
      throw new UserFacingError("The subscription has since been deleted.");
    },
    success: (_, { column, former }) =>
      former
        ? {
            title: "Success",
            description: `“${labelOf(column)}” unticked`,
            actions: [{ label: "Undo", onAct: () => mutate({ column, at: former }) }],
          }
        : undefined,
    failure: ({ column }) => `Failed to change “${labelOf(column)}”`,
    about: ({ column }) => `tick:${id}:${column}`,
  });
  const ticks = useUnreadChanges<Tick>(mutationKey, readAt);
  const ticked = Object.fromEntries(ticks.map(({ column, at }) => [column, at]));
  return { subscription: { ...stored, ...ticked }, mutate };
}

/** Deletes a customer's personal data. `onDone` returns the next focus target. */
export function useForgetCustomer(onDone: () => HTMLElement | null) {
  const queryClient = useQueryClient();
  return useConfirmed({
    mutationFn: ({ id }: Subscription) => forgetCustomer(id),
    question: (subscription) => `Delete the personal data of ${customerOf(subscription)}?`,
    detail: () =>
      "This deletes the name, email address and notes on all subscriptions of this customer, and their enquiries. The amounts stay. It can’t be undone. Stripe has its own copy, so delete the customer there too.",
    confirmLabel: "Delete personal data",
    busyLabel: "Deleting...",
    async onDone() {
      // The button that asked disappears once the deletion has been read.
      await queryClient.invalidateQueries({ queryKey: subscriptionKeys.all });
      return onDone();
    },
    success: () => "Personal data deleted",
    failure: "Failed to delete the personal data",
    invalidates: [enquiryKeys.all, mailKeys.all],
  });
}
