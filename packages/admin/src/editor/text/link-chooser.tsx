import { Autocomplete } from "@base-ui/react/autocomplete";
import {
  cachedLinkTargets,
  type LinkTarget,
  linkTargetsQuery,
} from "@brightwren/core/admin-posts/link-targets";
import { paths } from "@brightwren/core/paths";
import { waits } from "@brightwren/core/waits";
import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useReachable } from "../../host/connectivity.ts";
import { PostStatusBadge } from "../../parts/post-status-badge.tsx";
import type { Destination } from "../edits/written-link.ts";
import { addressIn, unusableAddress } from "../edits/written-link.ts";
import styles from "./link-chooser.module.css";

type LinkChooserProps = {
  except: string | undefined;
  onChoose: (destination: Destination) => void;
  onClose: () => void;
};

/** Offers cached posts when offline. The dialog is open while mounted. */
export function LinkChooser({ except, onChoose, onClose }: LinkChooserProps) {
  return (
    <Dialog title="Link" className={styles.popup} onClose={onClose}>
      <Choice except={except} onChoose={onChoose} />
      <DialogActions>
        <DialogClose>Cancel</DialogClose>
      </DialogActions>
    </Dialog>
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
        Post title or web address
      </label>
      <Autocomplete.Input id="link-to" className={styles.field} maxLength={2000} spellCheck={false} />
      <p role="status" className={styles.note}>
        {isCached ? <span>You’re offline. Showing posts saved on this computer.</span> : null}
        {!isPending && options.length === 0 ? (
          <span>{unusableAddress(typed) ?? "No posts match these words."}</span>
        ) : null}
      </p>
      <Autocomplete.List className={styles.list} aria-label="Link destinations">
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
