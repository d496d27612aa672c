import { makePortalLink } from "@brightwren/core/checkout/billing-portal";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useOwnerMutation } from "../session/owner-mutation.ts";

/** Copies a private link with which the customer changes their card, or shows it if it cannot be copied. */
export function PortalLink({ id }: { id: string }) {
  const { mutate, isPending, data } = useOwnerMutation({
    mutationFn: async () => {
      const link = await makePortalLink(id);
      const copied = navigator.clipboard.writeText(link);
      return { link, isCopied: await copied.then(() => true).catch(() => false) };
    },
    success: ({ isCopied }) =>
      isCopied
        ? "Link copied. Send it to this customer only. It opens their payments page once, within 30 days."
        : undefined,
    failure: "The link could not be created",
  });
  return (
    <>
      <Button kind="outline" busy={isPending} onClick={() => mutate()}>
        {isPending ? "Creating link..." : "Copy card link"}
      </Button>
      {data && !data.isCopied ? (
        <Field label="Link for this customer">
          {(control) => <input {...control} readOnly value={data.link} />}
        </Field>
      ) : null}
    </>
  );
}
