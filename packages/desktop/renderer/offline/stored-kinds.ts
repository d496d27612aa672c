import { postKeys, type PostListRequest } from "@brightwren/core/admin-posts/post";
import { blogKeys } from "@brightwren/core/blog/post";
import { sessionKeys } from "@brightwren/core/session/access";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import type { QueryKey } from "@tanstack/react-query";
import { z } from "zod";

/** One kind of what is read that stays on this computer. */
export type StoredKind = {
  /** The query keys begin with it. */
  prefix: QueryKey;
  /** How many of it are stored, the latest read ones. */
  most: number;
  /** What the screens rely on: what is of another shape is not stored. */
  shape: z.ZodType;
  /** Of what is stored for this person. */
  isStored?: (key: QueryKey, userId: string) => boolean;
};

const post = z.looseObject({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  updated_at: z.string(),
});
const pendingVersion = z.looseObject({
  post_id: z.string(),
  fields: z.looseObject({}),
  updated_at: z.string(),
});
const listItem = z.looseObject({ id: z.string(), title: z.string(), status: z.string() });

/**
 * Everything that stays on this computer. Enquiries do not: they are the personal data of customers, who did not agree
 * to be stored on a laptop, and answering them needs a network anyway.
 */
export const storedKinds: readonly StoredKind[] = [
  {
    prefix: postKeys.lists(),
    most: 30,
    shape: z.looseObject({ posts: z.array(listItem), total: z.number() }),
    isStored: (key) => !(key.at(-1) as PostListRequest).search,
  },
  {
    prefix: postKeys.recent(),
    most: 1,
    shape: z.array(z.looseObject({ id: z.string(), title: z.string() })),
  },
  { prefix: postKeys.counts(), most: 1, shape: z.looseObject({ all: z.number() }) },
  {
    prefix: postKeys.posts(),
    // A post and what waits beside it: of the last posts, and of as many that were opened.
    most: 200,
    shape: z.union([post, pendingVersion, z.null()]),
  },
  {
    prefix: blogKeys.categories(),
    most: 1,
    shape: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  },
  {
    // The byline that a new post starts with.
    prefix: ownerSettingsQuery().queryKey,
    most: 1,
    shape: z.looseObject({ generated_posts: z.string() }),
  },
  {
    prefix: sessionKeys.roles(),
    most: 1,
    shape: z.literal(true),
    isStored: (key, userId) => key.at(-1) === userId,
  },
];

/** The kind that a query is of; undefined for what is not stored for this person. */
export const kindOf = (key: QueryKey, userId: string): StoredKind | undefined =>
  storedKinds.find(
    ({ prefix, isStored = () => true }) =>
      prefix.every((part, index) => key[index] === part) && isStored(key, userId),
  );
