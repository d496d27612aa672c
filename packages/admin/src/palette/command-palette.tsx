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
import { enquiryKeys } from "@brightwren/core/enquiries/enquiry";
import { enquiryListQuery } from "@brightwren/core/enquiries/read-enquiries";
import { libraryKeys } from "@brightwren/core/pictures/library";
import { pictureListQuery } from "@brightwren/core/pictures/read-library";
import { subscriptionListQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  type Subscription,
  subscriptionKeys,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import type { Page } from "@brightwren/core/supabase/list";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { senderName } from "../enquiries/enquiry-labels.ts";
import { formatSize } from "../library/picture-labels.ts";
import { formatDay } from "../parts/format.ts";
import { customerOf } from "../subscriptions/subscription-labels.ts";

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
        placeholder="Search posts, people, pictures and commands"
        maxLength={200}
        onKeyDown={onEnter}
      />
      {isReachable ? null : (
        <p className={`hint ${styles.note}`}>
          Offline: only searching titles and names saved on this computer.
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

const most = 8;

/** Commands, and what the server finds once typing pauses. Before that and offline, searches the names in the cache. */
function useGroups(typed: string) {
  const navigate = useNavigate();
  const perform = usePerform();
  const cache = useQueryClient();
  const isReachable = useReachable();
  const search = useTypedWords(typed);
  const request = { search, page: 1, pageSize: most };
  const options = { enabled: isReachable && search !== "", staleTime: 10_000 };
  const posts = useQuery({
    ...postListQuery({ ...request, sort: { by: "match", ascending: false } }),
    ...options,
  });
  const enquiries = useQuery({ ...enquiryListQuery(request), ...options });
  const customers = useQuery({ ...subscriptionListQuery(request), ...options });
  const pictures = useQuery({ ...pictureListQuery(request), ...options });
  const isFresh = isReachable && search === typed;
  const areRead = [posts, enquiries, customers, pictures].every(({ data, isError }) => data || isError);

  function found<Data, Row>(
    value: string,
    { data }: { data: Data | undefined },
    queryKeys: QueryKey[],
    rowsOf: (data: Data) => Row[],
    toCommand: (row: Row) => Omit<Command, "run"> & { path: string },
  ): CommandGroup {
    const isRead = isFresh && data !== undefined;
    const kept = () =>
      queryKeys
        .flatMap((queryKey) => cache.getQueriesData<Data | null>({ queryKey }))
        .flatMap(([, one]) => (one ? [one] : []));
    const items = (isRead ? [data] : typed === "" ? [] : kept())
      .flatMap(rowsOf)
      .map(toCommand)
      .filter(({ label }) => isRead || fits(label, typed))
      .map(({ path, ...command }) => ({ ...command, run: () => void navigate(path) }));
    return { value, items: [...new Map(items.map((one) => [one.id, one])).values()].slice(0, most) };
  }

  const commands = Object.entries(paletteGroups).map(([value, ids]) => ({
    value,
    items: ids
      .map((id) => ({ id, label: ownerActions[id].label, run: () => perform(id) }))
      .filter(({ label }) => fits(label, typed)),
  }));
  // One per address. A customer's name replaces that of an enquiry.
  const people = [
    found("", enquiries, [enquiryKeys.lists()], rowsIn, (enquiry) =>
      toPerson(enquiry.id, senderName(enquiry), enquiry.email),
    ),
    found("", customers, [subscriptionKeys.lists()], namedIn, (subscription) =>
      toPerson(subscription.id, customerOf(subscription), subscription.customer_email ?? ""),
    ),
  ].flatMap(({ items }) => items);
  const groups: CommandGroup[] = [
    ...commands,
    { value: "People", items: [...new Map(people.map((one) => [one.id, one])).values()].slice(0, most) },
    found("Enquiries", enquiries, [enquiryKeys.lists()], rowsIn, (enquiry) => ({
      id: enquiry.id,
      label: senderName(enquiry),
      note: formatDay(enquiry.created_at),
      path: adminPaths.enquiry(enquiry.id),
    })),
    found("Customers", customers, [subscriptionKeys.lists()], rowsIn, (subscription) => ({
      id: subscription.id,
      label: customerOf(subscription),
      note: subscriptionState(subscription),
      path: adminPaths.subscription(subscription.id),
    })),
    found("Posts", posts, [postKeys.lists(), postKeys.records()], postsIn, ({ id, title, status }) => ({
      id,
      label: title,
      note: <PostStatusBadge status={status} />,
      path: adminPaths.post(id),
    })),
    found("Pictures", pictures, [libraryKeys.lists()], rowsIn, (picture) => ({
      id: picture.hash,
      label: picture.name,
      note: formatSize(picture),
      path: adminPaths.picture(picture.hash),
    })),
  ];
  const isHit = ({ label }: Command) => fits(label, typed);
  return {
    groups: hitsFirst(
      groups
        .filter(({ items }) => items.length > 0)
        .map(({ value, items }) => ({ value, items: hitsFirst(items, isHit) })),
      ({ items }) => items.some(isHit),
    ),
    isCurrent: !isReachable || typed === "" || (isFresh && areRead),
  };
}

/** The server also finds what only resembles the typed words, or contains them elsewhere. */
const hitsFirst = <One,>(all: One[], isHit: (one: One) => boolean) =>
  [...all].sort((a, b) => Number(isHit(b)) - Number(isHit(a)));

const toPerson = (recordId: string, name: string, address: string) => ({
  id: `person ${address.trim().toLowerCase()}`,
  label: name === address ? name : `${name}, ${address}`,
  path: adminPaths.person(recordId),
});

const rowsIn = <Row,>({ rows }: Page<Row>): Row[] => rows;

/** Without those who were erased. */
const namedIn = ({ rows }: Page<Subscription>) => rows.filter(({ customer_email }) => customer_email);

/** The post's query key is also a prefix of the key for its pending version, which has no `title`. */
const postsIn = (data: PostList | Post): Pick<Post, "id" | "title" | "status">[] =>
  "posts" in data ? data.posts : "title" in data ? [data] : [];
