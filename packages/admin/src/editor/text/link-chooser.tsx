import { Autocomplete } from "@base-ui/react/autocomplete";
import {
  cachedLinkTargets,
  type LinkTarget,
  linkTargetsQuery,
} from "@brightwren/core/admin-posts/link-targets";
import { foldText } from "@brightwren/core/blog/search-text";
import { type LabelledPage, pageLabels, paths } from "@brightwren/core/paths";
import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useReachable } from "../../host/connectivity.ts";
import { useEnter, useTypedWords } from "../../parts/list/typed-words.ts";
import { PostStatusBadge } from "../../parts/post-status-badge.tsx";
import { addressIn, type Destination, unusableAddress } from "../edits/written-link.ts";
import styles from "./link-chooser.module.css";

type LinkChooserProps = {
  except: string | undefined;
  onChoose: (destination: Destination) => void;
  onClose: () => void;
};

function useTargets(typed: string, except: string | undefined) {
  const search = useTypedWords(typed);
  const queries = useQueryClient();
  const isReachable = useReachable();
  const read = useQuery({ ...linkTargetsQuery(search), enabled: isReachable, retry: false });
  const isCached = !isReachable || read.isError;
  const isRead = search === typed.trim() && read.isSuccess;
  const found = isRead && !isCached ? read.data : cachedLinkTargets(queries, typed);
  return { found: found.filter(({ id }) => id !== except), isCached, isCurrent: isCached || isRead };
}

const pages = (Object.keys(pageLabels) as LabelledPage[]).map((name) => ({
  title: pageLabels[name],
  address: paths[name],
}));

type Option = Destination & { status?: LinkTarget["status"] };

/** Offers posts, and then the site's pages. Offers cached posts when offline. The dialog is open while mounted. */
export function LinkChooser({ except, onChoose, onClose }: LinkChooserProps) {
  const [typed, setTyped] = useState("");
  const { found, isCached, isCurrent } = useTargets(typed, except);
  const address = addressIn(typed);
  const options: Option[] = [
    ...(address ? [{ address, title: undefined }] : []),
    ...found.map(({ title, slug, status }) => ({ title, address: paths.article(slug), status })),
    // Enter must not choose a page before the posts are known.
    ...pages.filter(({ title }) => isCurrent && foldText(title).includes(foldText(typed.trim()))),
  ];
  const onEnter = useEnter(typed, options, isCurrent, onChoose);
  return (
    <Dialog title="Link" className={`column gap-2 ${styles.popup}`} onClose={onClose}>
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
        <label className="small strong" htmlFor="link-to">
          Post, page or web address
        </label>
        <Autocomplete.Input
          id="link-to"
          className={`control ${styles.field}`}
          maxLength={2000}
          spellCheck={false}
          onKeyDown={onEnter}
        />
        <p role="status" className="hint hides-empty">
          {isCached ? <span>You’re offline. Showing posts saved on this computer.</span> : null}
          {options.length === 0 ? (
            <span>
              {unusableAddress(typed) ?? (isCurrent ? "No posts or pages match these words." : "Searching…")}
            </span>
          ) : null}
        </p>
        <Autocomplete.List className={styles.list} aria-label="Link destinations">
          {(option: Option) => (
            <Autocomplete.Item
              key={option.address}
              value={option}
              className={`row spread gap-3 ${styles.option}`}
              onClick={() => onChoose(option)}
            >
              <span className="grid shrinks">
                <span dir="auto" className="list-title">
                  {option.title ?? "Link to this address"}
                </span>
                <span className={`fine breaks ${styles.address}`}>{option.address}</span>
              </span>
              {option.status ? (
                <PostStatusBadge status={option.status} />
              ) : (
                <span className="fine">Page</span>
              )}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <DialogActions>
        <DialogClose>Cancel</DialogClose>
      </DialogActions>
    </Dialog>
  );
}
