import { Dialog } from "@base-ui/react/dialog";
import {
  type DraftLink,
  draftLinkKeys,
  draftLinksQuery,
  type LinkDays,
  linkDays,
  makeDraftLink,
  withdrawDraftLink,
} from "@brightwren/core/draft-links/draft-links";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useReachable } from "../../host/connectivity.ts";
import { useHost } from "../../host/host.ts";
import { notifyFailure } from "../../parts/failure.ts";
import { formatMoment } from "../../parts/format.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import styles from "./draft-links-dialog.module.css";

type DraftLinksDialogProps = { postId: string; onClose: () => void };

/**
 * A dialog that makes private links to a post, for people without an account, and withdraws them. It is open for as long
 * as it stands.
 */
export function DraftLinksDialog({ postId, onClose }: DraftLinksDialogProps) {
  const isReachable = useReachable();
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Private links</Dialog.Title>
          <Dialog.Description className={styles.description}>
            Whoever has a private link reads this post as it was last saved, without an account, until the
            link expires. Nobody else finds it, and search engines leave it alone.
          </Dialog.Description>
          {isReachable ? (
            <>
              <NewLink postId={postId} />
              <Links postId={postId} />
            </>
          ) : (
            <p className={styles.description} role="status">
              You are offline. Links are made and withdrawn with a connection.
            </p>
          )}
          <div className={styles.foot}>
            <Dialog.Close className={buttonClass({ variant: "outline" })}>Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A change of a post's links, after which they are read anew. */
function useLinkChange<Input, Result>(
  postId: string,
  change: (input: Input) => Promise<Result>,
  failure: string,
) {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useMutation({
    mutationFn: (input: Input) => withSession(() => change(input)),
    onSuccess: () => withdraw(failure),
    onError: (error) => notifyFailure(failure, error),
    onSettled: () => queries.invalidateQueries({ queryKey: draftLinkKeys.of(postId) }),
  });
}

const dayLabel = (days: LinkDays): string => (days === 1 ? "1 day" : `${days} days`);

/** Makes a link, and shows its address this once: nobody can look it up later. */
function NewLink({ postId }: { postId: string }) {
  const { siteUrl } = useHost();
  const [days, setDays] = useState<LinkDays>(7);
  const make = useLinkChange(
    postId,
    (wanted: LinkDays) => makeDraftLink(postId, wanted, siteUrl),
    "The link could not be made",
  );
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address).then(
      () => notify({ title: "Copied", about: "copy" }),
      () =>
        notify({
          title: "Not copied",
          description: "Please select the link and copy it by hand.",
          about: "copy",
        }),
    );
  };
  return (
    <>
      <div className={styles.row}>
        <Field label="It works for">
          {(control) => (
            <select
              {...control}
              value={days}
              onChange={({ target }) => setDays(linkDays.find((one) => String(one) === target.value) ?? 7)}
            >
              {linkDays.map((one) => (
                <option key={one} value={one}>
                  {dayLabel(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={make.isPending}
          onClick={() => (make.isPending ? undefined : make.mutate(days))}
        >
          {make.isPending ? "Making a link..." : "Make a link"}
        </button>
      </div>
      {make.data ? (
        <div className={styles.row} role="status">
          <Field label="The new link: copy it now, it is not shown again">
            {(control) => (
              <input {...control} readOnly value={make.data} onFocus={({ target }) => target.select()} />
            )}
          </Field>
          <button
            type="button"
            className={buttonClass({ variant: "outline" })}
            onClick={() => void copy(make.data)}
          >
            Copy
          </button>
        </div>
      ) : null}
    </>
  );
}

/** The links that work now. */
function Links({ postId }: { postId: string }) {
  const { data: links, isError } = useQuery(draftLinksQuery(postId));
  const withdrawal = useLinkChange(postId, withdrawDraftLink, "The link could not be withdrawn");
  if (isError) return <p className={styles.description}>The links could not be read. Please try again.</p>;
  if (!links) return null;
  return (
    <section aria-label="Links that work now" className={styles.links}>
      <h3 className={styles.heading}>Links that work now</h3>
      {links.length === 0 ? <p className={styles.description}>There are none.</p> : null}
      <ul role="list">
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <span>{describe(link)}</span>
            <button
              type="button"
              className={styles.button}
              aria-label={`Withdraw the link made ${formatMoment(link.created_at)}`}
              onClick={() => withdrawal.mutate(link.id)}
            >
              Withdraw
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const describe = ({ created_at, expires_at }: DraftLink): string =>
  `Until ${formatMoment(expires_at)} (made ${formatMoment(created_at)})`;
