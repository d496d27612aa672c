import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog, DialogClose } from "@brightwren/ui/dialog";
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { usePerform } from "../host/host.ts";
import { ownerActions, paletteGroups } from "../host/owner-actions.ts";
import { useEnter, useTypedWords } from "../parts/list/typed-words.ts";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import styles from "./command-palette.module.css";
import { fits } from "./fits.ts";
import { type PostList, postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";

type Command = {
  id: string;
  label: string;
  /** Shown beside the label. */
  note?: ReactNode;
  run: () => void;
};

type CommandGroup = { value: string; items: Command[] };

type CommandPaletteProps = { open: boolean; onClose: () => void };

/** Type to search; arrow keys choose, Enter runs the command, Escape closes. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  // A chosen command sets the focus. Otherwise, focus returns to the previous element.
  const wasChosen = useRef(false);
  return (
    <Dialog
      aria-label="Search or run a command"
      open={open}
      onClose={onClose}
      className={`flex ${styles.popup}`}
      finalFocus={() => !wasChosen.current}
      onSettled={(isOpen) => {
        if (!isOpen) wasChosen.current = false;
      }}
    >
      <Commands
        onChoose={(command) => {
          wasChosen.current = true;
          onClose();
          command.run();
        }}
      />
      <DialogClose kind="text" className={styles.close}>
        Close
      </DialogClose>
    </Dialog>
  );
}

function Commands({ onChoose }: { onChoose: (command: Command) => void }) {
  const [typed, setTyped] = useState("");
  const isReachable = useReachable();
  const { groups, isCurrent } = useGroups(typed.trim());
  const rows = groups.flatMap(({ items }) => items);
  const onEnter = useEnter(typed, rows, isCurrent, onChoose);
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={typed}
      onValueChange={setTyped}
      itemToStringValue={(command: Command) => command.label}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.Input
        className={`control rigid full ${styles.input}`}
        aria-label="Search or run a command"
        placeholder="Search posts, screens and commands"
        maxLength={200}
        onKeyDown={onEnter}
      />
      {isReachable ? null : (
        <p className={`hint ${styles.note}`}>
          Offline: only searching titles of posts saved on this computer.
        </p>
      )}
      <Autocomplete.Empty className={`hint ${styles.note}`}>
        {isCurrent ? "Nothing found." : "Searching…"}
      </Autocomplete.Empty>
      <Autocomplete.List className={`mt-2 ${styles.list}`}>
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className={`fine ${styles.group}`}>
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  className={`row small spread gap-3 ${styles.item}`}
                  onClick={() => onChoose(command)}
                >
                  <span dir="auto" className="ellipsis shrinks">
                    {command.label}
                  </span>
                  {command.note ? <span className={`fine rigid ${styles.side}`}>{command.note}</span> : null}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function useGroups(typed: string) {
  const navigate = useNavigate();
  const perform = usePerform();
  const { posts: found, isCurrent } = useFoundPosts(typed);
  const posts = found.map(({ id, title, status }) => ({
    id,
    label: title,
    note: <PostStatusBadge status={status} />,
    run: () => void navigate(adminPaths.post(id)),
  }));
  const commands = Object.entries(paletteGroups).map(([value, ids]) => ({
    value,
    items: ids
      .map((id) => ({ id, label: ownerActions[id].label, run: () => perform(id) }))
      .filter(({ label }) => fits(label, typed)),
  }));
  const groups: CommandGroup[] = [...commands, { value: "Posts", items: posts }];
  return { groups: groups.filter(({ items }) => items.length > 0), isCurrent };
}

type FoundPost = Pick<Post, "id" | "title" | "status">;

const most = 8;

/** Posts that match the typed text. The database ranks title matches first; offline, searches the cached titles. */
function useFoundPosts(typed: string): { posts: FoundPost[]; isCurrent: boolean } {
  const queryClient = useQueryClient();
  const isReachable = useReachable();
  const search = useTypedWords(typed);
  const { data, isError } = useQuery({
    ...postListQuery({ search, sort: { by: "match", ascending: false }, page: 1, pageSize: most }),
    enabled: isReachable && search !== "",
    staleTime: 10_000,
  });
  const found = isReachable && search === typed ? data?.posts : undefined;
  const isCurrent = !isReachable || typed === "" || (search === typed && (isError || found !== undefined));
  return { posts: found ?? (typed === "" ? [] : keptPosts(queryClient, typed)), isCurrent };
}

/** Searches the titles of posts in cached lists and of cached single posts. */
function keptPosts(queryClient: QueryClient, typed: string): FoundPost[] {
  const lists = queryClient.getQueriesData<PostList>({ queryKey: postKeys.lists() });
  const whole = queryClient.getQueriesData<Post | null>({ queryKey: postKeys.records() });
  const posts = [
    ...lists.flatMap(([, list]) => list?.posts ?? []),
    // The post's query key is also a prefix of the key for its pending version, which has no `title`.
    ...whole.flatMap(([, post]) => (post && "title" in post ? [post] : [])),
  ];
  const found = new Map(posts.filter(({ title }) => fits(title, typed)).map((post) => [post.id, post]));
  return [...found.values()].slice(0, most);
}
