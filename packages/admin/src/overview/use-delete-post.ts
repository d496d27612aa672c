import { deletePost } from "@brightwren/core/admin-posts/delete-post";
import type { RecentPost } from "@brightwren/core/admin-posts/list-recent-posts";
import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useReauthentication } from "../session/reauthentication-context.ts";

/** Deletes a post once the owner has confirmed it (specification sections 5 and 8). */
export function useDeletePost() {
  const queryClient = useQueryClient();
  const { withSession } = useReauthentication();
  const [doomed, setDoomed] = useState<RecentPost>();
  const removal = useMutation({
    mutationFn: (id: string) => withSession(() => deletePost(id)),
    onSuccess() {
      notify({ title: "Success", description: "Post deleted successfully" });
      return queryClient.invalidateQueries({ queryKey: postKeys.all });
    },
    onError(error) {
      console.warn("The post was not deleted:", error);
      notify({ title: "Error", description: "Failed to delete post", variant: "destructive" });
    },
    onSettled: () => setDoomed(undefined),
  });
  return {
    doomed,
    deleting: removal.isPending,
    ask: setDoomed,
    confirm: () => doomed && removal.mutate(doomed.id),
    cancel: () => setDoomed(undefined),
  };
}
