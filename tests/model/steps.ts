import { postToDraft } from "@brightwren/core/admin-posts/post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { isSlugFrozen } from "@brightwren/core/post-editing/slug";
import { type Arbitrary, boolean, constantFrom, nat, record } from "fast-check";
import { toPostForm } from "../../packages/admin/src/drafts/post-form.ts";
import type { Command } from "../../packages/admin/src/drafts/save-request.ts";
import { untilQuiet } from "./browser.ts";
import type { EditorWindow } from "./editor-window.ts";
import type { Fate } from "./network.ts";
import { checkRestored } from "./rules.ts";
import { type Step, step, windowName, windowStep } from "./step.ts";
import { categories } from "./lines.ts";
import { type Person, posts, type World } from "./world.ts";

const open = record({
  name: windowName,
  what: constantFrom(
    "the draft",
    "the published post",
    "the withdrawn post",
    "a new post",
    "the post made last",
    "a file",
  ),
}).map(({ name, what }) =>
  step({
    says: `The ${name} window opens ${what}`,
    when: (world) => !world.windows.has(name) && world.account !== null,
    do: (world) => {
      const ids: Partial<Record<typeof what, string | undefined>> = {
        "the draft": posts.draft,
        "the published post": posts.published,
        "the withdrawn post": posts.withdrawn,
        "the post made last": world.newest,
      };
      const id = ids[what];
      return world.open(name, id ?? null, what === "a file");
    },
  }),
);

const type = record({
  name: windowName,
  what: constantFrom("the text", "the text", "the text", "the title", "the address", "the category"),
}).map(({ name, what }) =>
  windowStep(name, `somebody types in ${what}`, (window, world) => {
    const token = world.token();
    const changes = {
      "the text": { content: token },
      "the title": { title: `Title ${token}` },
      "the address": { slug: `address-${token}` },
      "the category": { category_id: categories.shortLived },
    }[what];
    const { post, changesAddress } = window.session.getSnapshot();
    // The address field is locked.
    if (what === "the address" && post && isSlugFrozen(post) && !changesAddress) return;
    const isBlank = window.form.title === "";
    window.type({ ...(isBlank && { title: `New ${token}`, slug: `new-${token}` }), ...changes });
  }),
);

const undo = windowName.map((name) =>
  windowStep(name, "the user undoes everything", (window) => window.undo()),
);

const unlock = windowName.map((name) =>
  windowStep(name, "the user unlocks the address and starts to type another", (window, world) => {
    window.session.changeAddress();
    window.type({ slug: `other-${world.token()}` });
  }),
);

const commands = {
  save: "Ctrl+S",
  publish: "Publish",
  unpublish: "Unpublish",
  archive: "Archive",
  restore: "Restore as draft",
  discard: "Discard pending version",
  delete: "Delete",
} satisfies Partial<Record<Command, string>>;

const mayAsk = ({ session }: EditorWindow, command: keyof typeof commands): boolean => {
  const { post, pending } = session.getSnapshot();
  if (command === "unpublish") return post?.status === "published" || post?.status === "scheduled";
  if (command === "restore") return post?.status === "archived";
  if (command === "archive" || command === "delete") return post !== null;
  return command !== "discard" || (pending !== null && post?.status === "published");
};

const ask = record({
  name: windowName,
  command: constantFrom<keyof typeof commands>(
    "save",
    "save",
    "save",
    "publish",
    "publish",
    "publish",
    "unpublish",
    "archive",
    "restore",
    "discard",
    "delete",
  ),
}).map(({ name, command }) =>
  windowStep(
    name,
    `somebody asks for ${commands[command]}`,
    (window) => {
      const gone = command === "discard" || command === "delete" ? [window.form.content] : [];
      window.act(command);
      return { gone };
    },
    (window) => mayAsk(window, command),
  ),
);

const lost = record({
  name: windowName,
  command: constantFrom<keyof typeof commands>("save", "save", "publish", "unpublish"),
}).map(({ name, command }) =>
  windowStep(
    name,
    `somebody asks for ${commands[command]}, which is done, and the answer lost`,
    async (window, { network: line }) => {
      const { isSlow } = line;
      line.isSlow = true;
      window.act(command);
      await untilQuiet();
      if (line.hasWaiting) await line.letOne("answer lost");
      line.isSlow = isSlow;
    },
    (window, { network: line }) => line.isUp && mayAsk(window, command),
  ),
);

const schedule = windowName.map((name) =>
  windowStep(
    name,
    "the post is scheduled for the next minute",
    (window) => {
      window.type({ published_at: new Date(Date.now() + 60_000).toISOString() });
      window.act("publish");
    },
    ({ session }) => session.getSnapshot().post?.status !== "published",
  ),
);

const undoCommand = windowName.map((name) =>
  windowStep(
    name,
    "the user presses Undo after Unpublish or Archive",
    (window) => window.undoCommand(),
    ({ undoable }) => undoable !== undefined,
  ),
);

const undoDelete = constantFrom(null).map(() =>
  step({
    says: "The user presses Undo after Delete",
    when: (world) => world.deleted.length > 0 && world.account !== null,
    do: async (world) => {
      const draft = await world.undoLastDelete();
      if (draft) await checkRestored(world, draft);
    },
  }),
);

const enterVersion = record({ name: windowName, at: nat(3) }).map(({ name, at }) =>
  windowStep(
    name,
    `former version ${at + 1} is restored into the editor`,
    async (window, { server }) => {
      const { post } = window.session.getSnapshot();
      const version = server.versions.filter(({ post_id }) => post_id === post?.id).at(-1 - at);
      if (version) await window.enter(toPostForm(version.fields as unknown as PostFields));
    },
    ({ session }) => session.getSnapshot().post !== null,
  ),
);

const choose = record({ name: windowName, mine: boolean() }).map(({ name, mine }) =>
  windowStep(
    name,
    mine ? "the user keeps their own text in a conflict" : "the user takes the server version in a conflict",
    (window) => {
      const { content } = window.form;
      const command = window.session.getSnapshot().conflict?.command;
      if (mine) window.keepMine();
      else window.takeServerVersion();
      return { gone: !mine || command === "delete" || command === "discard" ? [content] : [] };
    },
    // If the post was deleted, there is no server version to choose or overwrite.
    ({ session }) => (session.getSnapshot().conflict?.source ?? "deleted") !== "deleted",
  ),
);

const found = record({ name: windowName, at: nat(2), restores: boolean() }).map(({ name, at, restores }) =>
  windowStep(
    name,
    `found draft ${at + 1} is ${restores ? "restored" : "discarded"}`,
    async (window) => {
      const one = window.found[at];
      if (!one) return {};
      if (restores) await window.restore(one);
      else await window.discard(one);
      return restores ? {} : { gone: [one.values.content] };
    },
    (window) => window.found.length > at,
  ),
);

const leave = record({ name: windowName, how: constantFrom("leave", "close", "crash", "over") }).map(
  ({ name, how }) =>
    windowStep(
      name,
      {
        leave: "the user leaves the screen, without saving if it asks",
        close: "the screen closes automatically",
        crash: "everything crashes",
        over: "the window is closed despite its warning",
      }[how],
      async (window) => {
        if (how === "leave") await window.goAway();
        if (how === "close") await window.close();
        if (how === "over") await window.closeOverQuestion();
        if (how !== "crash") return {};
        await window.crash();
        return { crashed: window };
      },
    ),
);

const wait = constantFrom(500, 4_000, 20_000, 90_000).map((milliseconds) =>
  step({ says: `${milliseconds / 1000} seconds pass`, do: (world) => world.wait(milliseconds) }),
);

const network = constantFrom("goes", "becomes slow", "becomes slow", "becomes fast").map((what) =>
  step({
    says: `The network ${what}`,
    do: ({ network: line }) => {
      if (what === "goes") line.isUp = false;
      if (what === "becomes slow") line.isSlow = true;
      if (what === "becomes fast") line.isSlow = false;
    },
  }),
);

const back = constantFrom(null).map(() =>
  step({
    says: "The browser reports that the network is back",
    when: (world) => !world.network.isUp,
    do: (world) => {
      world.network.isUp = true;
      world.retry();
      world.startSending();
    },
  }),
);

const answer = constantFrom<Fate>("answered", "answered", "never arrives", "answer lost").map((fate) =>
  step({
    says: {
      answered: "A request is answered",
      "never arrives": "A request never arrives",
      "answer lost": "A request succeeds, but its answer is lost",
    }[fate],
    when: (world) => world.network.hasWaiting,
    do: (world) => world.network.letOne(fate),
  }),
);

const others = {
  "saves the text of": (token: string) => ({ content: token }),
  "saves the title of": (token: string) => ({ title: `Title ${token}` }),
};

const otherPost = constantFrom("draft", "published", "newest", "open", "open", "open");

function idOf(which: string, world: World): string | undefined {
  const [window] = world.windows.values();
  if (which === "open") return window?.session.getSnapshot().post?.id;
  return which === "newest" ? world.newest : posts[which as keyof typeof posts];
}

const otherSaves = record({
  which: otherPost,
  what: constantFrom<keyof typeof others>("saves the text of", "saves the title of"),
  where: constantFrom("", "", ", as a pending version", ", as a pending version", ", in both versions"),
}).map(({ which, what, where }) =>
  step({
    says: `Somebody else ${what} the ${which} post${where}`,
    when: (world) => {
      const post = world.server.posts.get(idOf(which, world) ?? "");
      return post !== undefined && (where === "" || post.status === "published");
    },
    do: (world) => {
      const id = idOf(which, world) ?? "";
      if (where !== "") savePendingAsOther(world, id, others[what](world.token()));
      if (where !== ", as a pending version")
        world.asOther("PATCH", `/rest/v1/blog_posts?id=eq.${id}`, others[what](world.token()));
    },
  }),
);

function savePendingAsOther(world: World, id: string, changes: object): void {
  const post = world.server.posts.get(id);
  const before = world.server.pendingVersions.get(id);
  if (!post) return;
  const { slug: _, ...text } = postToDraft(post);
  const fields = { ...text, read_time_minutes: 1, ...(before?.fields as object | undefined), ...changes };
  const version = { fields, base_updated_at: before?.base_updated_at ?? post.updated_at, saved_by: "Olga" };
  if (before) world.asOther("PATCH", `/rest/v1/blog_post_pending_versions?post_id=eq.${id}`, version);
  else world.asOther("POST", "/rest/v1/blog_post_pending_versions", { post_id: id, ...version });
}

const otherActs = record({
  which: otherPost,
  what: constantFrom("publishes", "unpublishes", "deletes", "discards the pending version of"),
}).map(({ which, what }) =>
  step({
    says: `Somebody else ${what} the ${which} post`,
    when: (world) => world.server.posts.has(idOf(which, world) ?? ""),
    do: (world) => {
      const id = idOf(which, world) ?? "";
      const address = `/rest/v1/blog_posts?id=eq.${id}`;
      if (what === "publishes")
        world.asOther("PATCH", address, { status: "published", published_at: "2026-02-02T12:00:00Z" });
      if (what === "unpublishes") world.asOther("PATCH", address, { status: "draft" });
      if (what === "deletes") world.asOther("DELETE", address);
      if (what.startsWith("discards"))
        world.asOther("DELETE", `/rest/v1/blog_post_pending_versions?post_id=eq.${id}`);
    },
  }),
);

const otherChangesMany = constantFrom<[string, object]>(
  ["publishes", { status: "published" }],
  ["takes off the site", { status: "draft" }],
  ["archives", { status: "archived" }],
  ["tags", { add_tags: ["many"] }],
  ["deletes", { delete: true }],
).map(([what, change]) =>
  step({
    says: `Somebody else ${what} all posts at once, in the list`,
    when: (world) => world.server.posts.size > 0,
    do: (world) => {
      const seen = [...world.server.posts.values()].map(({ id, updated_at }) => ({ id, updated_at }));
      world.asOther("POST", "/rest/v1/rpc/change_posts", { posts: seen, change });
    },
  }),
);

const account = constantFrom<[Person | null, boolean]>(
  ["Ann", true],
  ["Ben", true],
  ["Ben", false],
  [null, true],
  [null, false],
  ["Ann", false],
).map(([person, isOnPurpose]) =>
  step({
    says: person
      ? `${person} signs in${isOnPurpose ? " after signing out" : ", in place"}`
      : isOnPurpose
        ? "The user signs out"
        : "The session expires",
    when: (world) => world.account !== person,
    do: (world) => world.become(person, isOnPurpose),
  }),
);

const rights = constantFrom("loses", "gets").map((what) =>
  step({
    says: `Ann ${what} the role`,
    do: (world) => {
      world.hasRights = what === "gets";
      if (world.hasRights) world.server.grant("Ann");
      else world.server.revoke("Ann");
    },
  }),
);

const category = constantFrom(null).map(() =>
  step({
    says: "A category is deleted",
    do: (world) => void world.server.removeCategory(categories.shortLived),
  }),
);

/** Steps that are listed more than once run more often. */
export const steps: Arbitrary<Step>[] = [
  ...Array.from({ length: 4 }, () => open),
  ...Array.from({ length: 7 }, () => type),
  ...Array.from({ length: 7 }, () => ask),
  ...Array.from({ length: 5 }, () => answer),
  ...Array.from({ length: 3 }, () => choose),
  ...Array.from({ length: 3 }, () => found),
  ...Array.from({ length: 3 }, () => otherSaves),
  leave,
  leave,
  wait,
  wait,
  network,
  network,
  back,
  back,
  undo,
  unlock,
  lost,
  lost,
  schedule,
  undoCommand,
  undoCommand,
  undoDelete,
  undoDelete,
  enterVersion,
  enterVersion,
  otherActs,
  otherChangesMany,
  account,
  rights,
  category,
];
