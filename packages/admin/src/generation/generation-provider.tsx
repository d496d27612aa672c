import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import {
  generatePost,
  generateRandomPost,
  type GenerationResult,
} from "@brightwren/core/generation/generate-post";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { SignInDeclined } from "../session/with-session.ts";
import { createTabLock } from "./generation-lock.ts";
import { type GenerationJob, type GenerationState, createGenerationRunner } from "./generation-runner.ts";
import { clearRun, recallRun, rememberRun } from "./run-memory.ts";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { changePostStatus } from "@brightwren/core/admin-posts/save-post";
import { paths } from "@brightwren/core/paths";
import { UserFacingError } from "../parts/failure.ts";
import { requiredContext } from "../parts/required-context.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";

type Written = GenerationResult & { job: GenerationJob };

type Generation = {
  state: GenerationState;
  start: (job: GenerationJob) => void;
  written: Written | undefined;
};

const [GenerationContext, useGeneration] = requiredContext<Generation>("a GenerationProvider");
export { useGeneration };

const successText = {
  random: "Blog post generated successfully",
  custom: "Custom blog post generated successfully",
};

const aboutFailure = "generation";

export function GenerationProvider({ children }: { children: ReactNode }) {
  const host = useHost();
  const queryClient = useQueryClient();
  const { withSession } = useReauthentication();
  const navigate = useNavigate();
  const [written, setWritten] = useState<Written>();
  const { mutate: unpublish } = useOwnerMutation({
    mutationFn: unpublishPost,
    onSuccess: (post) => queryClient.setQueryData(postKeys.record(post.id), post),
    success: () => ({ title: "Unpublished", description: "The post is a draft. Visitors no longer see it." }),
    failure: "Failed to unpublish post",
    about: (id) => `unpublish:${id}`,
    invalidates: [postKeys.all],
  });
  const [runner] = useState(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: postKeys.all });
    return createGenerationRunner({
      lock: createTabLock(),
      remember: rememberRun,
      clearRun,
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      write: (job, key) =>
        withSession(() =>
          job.kind === "random"
            ? generateRandomPost(key)
            : generatePost({ ...job.request, idempotencyKey: key }),
        ),
      onAnswered(job, result) {
        const { id, slug, status, title } = result.post;
        const isLive = status === "published";
        const outline = result.libraryTopics ? "It’s an outline for you to fill in. " : "";
        const view = () => host.openExternal(host.siteUrl + paths.article(slug));
        setWritten({ ...result, job });
        refresh();
        withdraw(aboutFailure);
        notify({
          title: "Success!",
          description: successText[job.kind],
          detail: isLive ? "It’s live." : `${outline}Visitors can’t see it: it’s a draft.`,
          actions: [
            ...(isLive ? [{ label: "View", onAct: view }] : []),
            { label: "Edit", onAct: () => void navigate(adminPaths.post(id)) },
            ...(isLive ? [{ label: "Unpublish", onAct: () => unpublish(id) }] : []),
          ],
        });
        host.notify({ title: successText[job.kind], body: title, path: adminPaths.post(id) });
      },
      onFailure(error) {
        console.warn("No post was generated:", error);
        const description = failureSentence(error);
        notify({ title: "Error", description, variant: "destructive", about: aboutFailure });
        host.notify({ title: "Error", body: description });
        refresh();
      },
      onDoneElsewhere: refresh,
    });
  });
  const state = useSyncExternalStore(runner.subscribe, runner.getState);

  useEffect(() => {
    const run = recallRun(Date.now());
    if (run) void runner.resume(run);
    return runner.watch();
  }, [runner]);

  const generation = useMemo(
    () => ({ state, written, start: (job: GenerationJob) => void runner.start(job) }),
    [state, written, runner],
  );
  return <GenerationContext value={generation}>{children}</GenerationContext>;
}

function failureSentence(error: unknown): string {
  const sentence = error instanceof FunctionError || error instanceof SignInDeclined ? error.message : "";
  return sentence || "Failed to generate post";
}

async function unpublishPost(id: string): Promise<Post> {
  const current = await getPost(id);
  if (!current) throw new UserFacingError("It has since been deleted.");
  const outcome = await changePostStatus(current, "draft");
  if ("saved" in outcome) return outcome.saved;
  throw new UserFacingError("Someone has just changed it. Open it to see the latest version.");
}
