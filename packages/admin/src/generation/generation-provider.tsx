import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import { generatePost } from "@brightwren/core/generation/generate-post";
import { generateRandomPost } from "@brightwren/core/generation/generate-random-post";
import type { GeneratedPost } from "@brightwren/core/generation/generation-answer";
import type { Host } from "@brightwren/core/host/host";
import { notify } from "@brightwren/ui/notify";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { adminPaths } from "../app/admin-paths.ts";
import { useHost } from "../app/host-context.ts";
import { useReauthentication } from "../session/reauthentication-context.ts";
import type { WithSession } from "../session/session-gate.ts";
import { failureSentence } from "./failure-sentence.ts";
import { GenerationContext } from "./generation-context.ts";
import { createTabLock } from "./generation-lock.ts";
import type { GenerationJob } from "./generation-job.ts";
import { createGenerationRunner } from "./generation-runner.ts";
import { forgetRun, recallRun, rememberRun } from "./run-memory.ts";

const successText = {
  random: "Blog post generated successfully",
  custom: "Custom blog post generated successfully",
};

type Written = { job: GenerationJob; post: GeneratedPost };

/** Keeps the generation of posts going whichever screen is open, and tells when it ends (specification section 8). */
export function GenerationProvider({ children }: { children: ReactNode }) {
  const host = useHost();
  const queryClient = useQueryClient();
  const { withSession } = useReauthentication();
  const [written, setWritten] = useState<Written>();
  const [runner] = useState(() => createRunner({ host, queryClient, withSession, onWritten: setWritten }));
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

type Surroundings = {
  host: Host;
  queryClient: QueryClient;
  withSession: WithSession;
  onWritten: (written: Written) => void;
};

function createRunner({ host, queryClient, withSession, onWritten }: Surroundings) {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: postKeys.all });
  return createGenerationRunner({
    lock: createTabLock(),
    remember: rememberRun,
    forget: forgetRun,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    write: (job, key) =>
      withSession(() =>
        job.kind === "random"
          ? generateRandomPost(key)
          : generatePost({ ...job.request, idempotencyKey: key }),
      ),
    onWritten(job, post) {
      onWritten({ job, post });
      refresh();
      notify({ title: "Success!", description: successText[job.kind] });
      host.notify({ title: successText[job.kind], body: post.title, path: adminPaths.post(post.id) });
    },
    onFailure(error) {
      console.warn("No post was generated:", error);
      const description = failureSentence(error);
      notify({ title: "Error", description, variant: "destructive" });
      host.notify({ title: "Error", body: description });
      // It may have been written and only the answer lost.
      refresh();
    },
    onDoneElsewhere: refresh,
  });
}
