import { adminScreens, type StoredData } from "@brightwren/admin/admin-screens";
import { postKeys, type PostListRequest } from "@brightwren/core/admin-posts/post";
import { blogKeys } from "@brightwren/core/blog/post";
import { sessionKeys } from "@brightwren/core/session/access";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { partialMatchKey, type QueryKey } from "@tanstack/react-query";
import { z } from "zod";

export type StoredKind = {
  prefix: QueryKey;
  /** Default: 1. */
  most?: number;
  shape: z.ZodType;
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

const kinds: Record<StoredData, readonly StoredKind[]> = {
  posts: [
    {
      prefix: postKeys.lists(),
      most: 30,
      shape: z.looseObject({ posts: z.array(listItem), total: z.number() }),
      isStored: (key) => !(key.at(-1) as PostListRequest).search,
    },
    { prefix: postKeys.recent(), shape: z.array(z.looseObject({ id: z.string(), title: z.string() })) },
    { prefix: postKeys.counts(), shape: z.looseObject({ all: z.number() }) },
    {
      prefix: postKeys.records(),
      // Each post has two entries, one for its pending version. Allows for the latest posts and as many opened ones.
      most: 200,
      shape: z.union([post, pendingVersion, z.null()]),
    },
    { prefix: blogKeys.categories(), shape: z.array(z.looseObject({ id: z.string(), name: z.string() })) },
  ],
  settings: [
    { prefix: ownerSettingsQuery().queryKey, shape: z.looseObject({ generated_posts: z.string() }) },
  ],
};

const access: StoredKind = {
  prefix: sessionKeys.roles(),
  shape: z.literal(true),
  isStored: (key, userId) => key.at(-1) === userId,
};

const offline = new Set(Object.values(adminScreens).map((screen) => screen.offline));

/** What the screens need offline, and the access check, without which none of them opens. */
export const storedKinds: readonly StoredKind[] = [
  access,
  ...[...offline].flatMap((data) => (typeof data === "string" ? kinds[data] : [])),
];

export const kindOf = (key: QueryKey, userId: string): StoredKind | undefined =>
  storedKinds.find(
    ({ prefix, isStored = () => true }) => partialMatchKey(key, prefix) && isStored(key, userId),
  );
