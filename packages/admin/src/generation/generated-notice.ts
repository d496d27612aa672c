import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { changePostStatus } from "@brightwren/core/admin-posts/save-post";
import type { GenerationResult } from "@brightwren/core/generation/generate-post";
import type { Host } from "@brightwren/core/host/host";
import { paths } from "@brightwren/core/paths";
import { type Notification, notify } from "@brightwren/ui/notify";
import type { QueryClient } from "@tanstack/react-query";
import { adminPaths } from "../host/admin-paths.ts";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import type { WithSession } from "../session/with-session.ts";

type Surroundings = {
  host: Host;
  queryClient: QueryClient;
  withSession: WithSession;
  goTo: (path: string) => void;
};

export function generatedNotice(
  success: string,
  { post, libraryTopics }: GenerationResult,
  { host, goTo, ...surroundings }: Surroundings,
): Notification {
  const edit = { label: "Edit", onAct: () => goTo(adminPaths.post(post.id)) };
  if (post.status !== "published")
    return {
      title: "Success!",
      description: success,
      detail: libraryTopics
        ? "It’s an outline for you to fill in. Visitors can’t see it: it’s a draft."
        : "Visitors can’t see it: it’s a draft.",
      actions: [edit],
    };
  return {
    title: "Success!",
    description: success,
    detail: "It’s live.",
    actions: [
      { label: "View", onAct: () => host.openExternal(host.siteUrl + paths.article(post.slug)) },
      edit,
      { label: "Unpublish", onAct: () => void unpublish(post.id, surroundings) },
    ],
  };
}

async function unpublish(id: string, { queryClient, withSession }: Omit<Surroundings, "host" | "goTo">) {
  try {
    const post = await withSession(() => takeBack(id));
    queryClient.setQueryData(postKeys.post(id), post);
    const description = "The post is a draft. Visitors no longer see it.";
    notify({ title: "Unpublished", description, about: `unpublish:${id}` });
  } catch (error) {
    notifyFailure("Failed to unpublish post", error, `unpublish:${id}`);
  }
  await queryClient.invalidateQueries({ queryKey: postKeys.all });
}

/**
 * Reverts a post to a draft. Throws a `UserFacingError` if it was deleted. Otherwise throws the same errors as
 * `changePostStatus`.
 */
async function takeBack(id: string): Promise<Post> {
  const current = await getPost(id);
  if (!current) throw new UserFacingError("It has since been deleted.");
  const outcome = await changePostStatus(current, "draft");
  if ("saved" in outcome) return outcome.saved;
  throw new UserFacingError("Someone has just changed it. Open it to see the latest version.");
}
