import { makePortalLink } from "@brightwren/core/checkout/billing-portal";
import { Button } from "@brightwren/ui/button";
import { useOwnerMutation } from "../session/owner-mutation.ts";

/** Copies a private link with which the customer changes their card. */
export function PortalLink({ id }: { id: string }) {
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: async () => {
      const link = await makePortalLink(id);
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      );
      return { link, isCopied };
    },
    success: ({ link, isCopied }) =>
      isCopied
        ? "Link copied. Send it to this customer only: with it, they change their card. It works once, for 30 days."
        : `Copy this link for the customer: ${link}`,
    failure: "The link could not be created",
  });
  return (
    <Button kind="outline" busy={isPending} onClick={() => mutate()}>
      {isPending ? "Creating link..." : "Copy payment link"}
    </Button>
  );
}
