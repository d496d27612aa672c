import { postKeys } from "@brightwren/core/admin-posts/post";
import {
  generatePost,
  generateRandomPost,
  type GenerationResult,
} from "@brightwren/core/generation/generate-post";
import type { Host } from "@brightwren/core/host/host";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify, withdraw, type Notification } from "@brightwren/ui/notify";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { type WithSession, SignInDeclined } from "../session/with-session.ts";
import { createTabLock } from "./generation-lock.ts";
import { type GenerationJob, type GenerationState, createGenerationRunner } from "./generation-runner.ts";
import { clearRun, recallRun, rememberRun } from "./run-memory.ts";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { changePostStatus } from "@brightwren/core/admin-posts/save-post";
import { paths } from "@brightwren/core/paths";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";

type Written = GenerationResult & { job: GenerationJob };

type Generation = {
  state: GenerationState;
  start: (job: GenerationJob) => void;
  written: Written | undefined;
};

const GenerationContext = createContext<Generation | undefined>(undefined);

export function useGeneration(): Generation {
  const generation = useContext(GenerationContext);
  if (!generation) throw new Error("useGeneration wants a GenerationProvider around it.");
  return generation;
}

const successText = {
  random: "Blog post generated successfully",
  custom: "Custom blog post generated successfully",
};

export function GenerationProvider({ children }: { children: ReactNode }) {
  const host = useHost();
  const queryClient = useQueryClient();
  const { withSession } = useReauthentication();
  const navigate = useNavigate();
  const [written, setWritten] = useState<Written>();
  const [runner] = useState(() => {
    const goTo = (path: string) => void navigate(path);
    return createRunner({ host, queryClient, withSession, goTo }, setWritten);
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

const aboutFailure = "generation";

type Surroundings = {
  host: Host;
  queryClient: QueryClient;
  withSession: WithSession;
  goTo: (path: string) => void;
};

function createRunner(surroundings: Surroundings, onWritten: (written: Written) => void) {
  const { host, queryClient, withSession } = surroundings;
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
      const { post } = result;
      onWritten({ ...result, job });
      refresh();
      withdraw(aboutFailure);
      notify(generatedNotice(successText[job.kind], result, surroundings));
      host.notify({ title: successText[job.kind], body: post.title, path: adminPaths.post(post.id) });
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
}

function failureSentence(error: unknown): string {
  const sentence = error instanceof FunctionError || error instanceof SignInDeclined ? error.message : "";
  return sentence || "Failed to generate post";
}

function generatedNotice(
  success: string,
  { post, libraryTopics }: GenerationResult,
  { host, goTo, ...surroundings }: Surroundings,
): Notification {
  const isLive = post.status === "published";
  const draft = `${libraryTopics ? "It’s an outline for you to fill in. " : ""}Visitors can’t see it: it’s a draft.`;
  const view = () => host.openExternal(host.siteUrl + paths.article(post.slug));
  return {
    title: "Success!",
    description: success,
    detail: isLive ? "It’s live." : draft,
    actions: [
      ...(isLive ? [{ label: "View", onAct: view }] : []),
      { label: "Edit", onAct: () => goTo(adminPaths.post(post.id)) },
      ...(isLive ? [{ label: "Unpublish", onAct: () => void unpublish(post.id, surroundings) }] : []),
    ],
  };
}

async function unpublish(id: string, { queryClient, withSession }: Omit<Surroundings, "host" | "goTo">) {
  try {
    const post = await withSession(async () => {
      const current = await getPost(id);
      if (!current) throw new UserFacingError("It has since been deleted.");
      const outcome = await changePostStatus(current, "draft");
      if ("saved" in outcome) return outcome.saved;
      throw new UserFacingError("Someone has just changed it. Open it to see the latest version.");
    });
    queryClient.setQueryData(postKeys.post(id), post);
    const description = "The post is a draft. Visitors no longer see it.";
    notify({ title: "Unpublished", description, about: `unpublish:${id}` });
  } catch (error) {
    notifyFailure("Failed to unpublish post", error, `unpublish:${id}`);
  }
  await queryClient.invalidateQueries({ queryKey: postKeys.all });
}
