import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import {
  cachedLinkTargets,
  type LinkTarget,
  linkTargetsQuery,
} from "@brightwren/core/admin-posts/link-targets";
import { paths } from "@brightwren/core/paths";
import { waits } from "@brightwren/core/waits";
import { buttonClass } from "@brightwren/ui/button-class";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useReachable } from "../../host/connectivity.ts";
import { PostStatusBadge } from "../../parts/post-status-badge.tsx";
import type { Destination } from "../edits/written-link.ts";
import { addressIn } from "../edits/written-link.ts";
import styles from "./link-chooser.module.css";

type LinkChooserProps = {
  /** A post that is not offered: the one that is written. */
  except: string | undefined;
  onChoose: (destination: Destination) => void;
  onClose: () => void;
};

/**
 * A dialog that asks where a link leads: a post, found by typing its title, or an address. Without a network it offers
 * the posts that were read before. It is open for as long as it stands.
 */
export function LinkChooser({ except, onChoose, onClose }: LinkChooserProps) {
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Link</Dialog.Title>
          <Choice except={except} onChoose={onChoose} />
          <div className={styles.foot}>
            <Dialog.Close className={buttonClass({ variant: "outline" })}>Cancel</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useTargets(typed: string, except: string | undefined) {
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), waits.search);
    return () => clearTimeout(timer);
  }, [typed]);
  const queries = useQueryClient();
  const isReachable = useReachable();
  const read = useQuery({
    ...linkTargetsQuery(search),
    enabled: isReachable,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCached = !isReachable || read.isError;
  const found = (isCached ? cachedLinkTargets(queries, typed) : read.data) ?? [];
  return { found: found.filter(({ id }) => id !== except), isCached, isPending: !isCached && read.isPending };
}

type Option = Destination & { status?: LinkTarget["status"] };

function Choice({ except, onChoose }: Pick<LinkChooserProps, "except" | "onChoose">) {
  const [typed, setTyped] = useState("");
  const { found, isCached, isPending } = useTargets(typed, except);
  const address = addressIn(typed);
  const options: Option[] = [
    ...(address ? [{ address, title: undefined }] : []),
    ...found.map(({ title, slug, status }) => ({ title, address: paths.article(slug), status })),
  ];
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={options}
      value={typed}
      onValueChange={setTyped}
      itemToStringValue={({ title, address: to }: Option) => title ?? to}
      autoHighlight="always"
      keepHighlight
    >
      <label className={styles.label} htmlFor="link-to">
        Title of a post, or an address
      </label>
      <Autocomplete.Input id="link-to" className={styles.field} maxLength={2000} spellCheck={false} />
      <p role="status" className={styles.note}>
        {isCached ? <span>Not connected: these are the posts that were read before.</span> : null}
        {!isPending && options.length === 0 ? <span>No post has these words in its title.</span> : null}
      </p>
      <Autocomplete.List className={styles.list} aria-label="Where the link leads">
        {(option: Option) => (
          <Autocomplete.Item
            key={option.address}
            value={option}
            className={styles.option}
            onClick={() => onChoose(option)}
          >
            <span className={styles.words}>
              <span dir="auto" className={styles.name}>
                {option.title ?? "Link to this address"}
              </span>
              <span className={styles.address}>{option.address}</span>
            </span>
            {option.status ? <PostStatusBadge status={option.status} /> : null}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
