import {
  type DraftLink,
  draftLinkKeys,
  draftLinksQuery,
  type LinkDays,
  linkDays,
  makeDraftLink,
  withdrawDraftLink,
} from "@brightwren/core/draft-links/draft-links";
import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { notify } from "@brightwren/ui/notify";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useReachable } from "../../host/connectivity.ts";
import { useHost } from "../../host/host.ts";
import { formatCount, formatMoment } from "../../parts/format.ts";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import styles from "./draft-links-dialog.module.css";

type DraftLinksDialogProps = { postId: string; onClose: () => void };

/** The dialog is open while mounted. */
export function DraftLinksDialog({ postId, onClose }: DraftLinksDialogProps) {
  const isReachable = useReachable();
  return (
    <Dialog
      title="Private links"
      description="Anyone with this link can read the last saved version without signing in, until the link expires. It isn’t listed anywhere."
      className={`grid gap-4 ${styles.popup}`}
      onClose={onClose}
    >
      {isReachable ? (
        <>
          <NewLink postId={postId} />
          <Links postId={postId} />
        </>
      ) : (
        <p className="hint" role="status">
          You’re offline. Reconnect to create or revoke links.
        </p>
      )}
      <DialogActions>
        <DialogClose>Close</DialogClose>
      </DialogActions>
    </Dialog>
  );
}

/** Shows a new link's address only once, because the database stores only its hash. */
function NewLink({ postId }: { postId: string }) {
  const { siteUrl } = useHost();
  const [days, setDays] = useState<LinkDays>(7);
  const make = useOwnerMutation({
    mutationFn: (wanted: LinkDays) => makeDraftLink(postId, wanted, siteUrl),
    failure: "The link could not be created",
    invalidates: [draftLinkKeys.of(postId)],
  });
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address).then(
      () => notify({ title: "Copied", about: "copy" }),
      () =>
        notify({
          title: "Couldn’t copy",
          description: "Please select the link and copy it yourself.",
          about: "copy",
        }),
    );
  };
  return (
    <>
      <div className={`grid align-end gap-3 ${styles.row}`}>
        <Field label="Expires after">
          {(control) => (
            <select
              {...control}
              value={days}
              onChange={({ target }) => setDays(linkDays.find((one) => String(one) === target.value) ?? 7)}
            >
              {linkDays.map((one) => (
                <option key={one} value={one}>
                  {formatCount(one, "day", "days")}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button kind="solid" busy={make.isPending} onClick={() => make.mutate(days)}>
          {make.isPending ? "Creating link..." : "Create link"}
        </Button>
      </div>
      {make.data ? (
        <div className={`grid align-end gap-3 ${styles.row}`} role="status">
          <Field label="Copy your new link now. We won’t show it again.">
            {(control) => (
              <input {...control} readOnly value={make.data} onFocus={({ target }) => target.select()} />
            )}
          </Field>
          <Button kind="outline" onClick={() => void copy(make.data)}>
            Copy
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Links({ postId }: { postId: string }) {
  const { data: links, isError } = useQuery(draftLinksQuery(postId));
  const withdrawal = useOwnerMutation({
    mutationFn: withdrawDraftLink,
    failure: "The link could not be revoked",
    invalidates: [draftLinkKeys.of(postId)],
  });
  if (isError) return <p className="hint">The links could not be loaded. Please try again.</p>;
  if (!links) return null;
  return (
    <section aria-label="Active links" className={styles.links}>
      <h3 className={`small strong ${styles.heading}`}>Active links</h3>
      {links.length === 0 ? <p className="hint">No active links.</p> : null}
      <ul role="list">
        {links.map((link) => (
          <li key={link.id} className="row spread small gap-3">
            <span>{describe(link)}</span>
            <Button
              kind="text"
              aria-label={`Revoke the link created ${formatMoment(link.created_at)}`}
              onClick={() => withdrawal.mutate(link.id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const describe = ({ created_at, expires_at }: DraftLink): string =>
  `Until ${formatMoment(expires_at)} (created ${formatMoment(created_at)})`;
