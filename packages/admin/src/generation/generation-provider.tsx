import { postKeys } from "@brightwren/core/admin-posts/post";
import {
  generatePost,
  generateRandomPost,
  type GeneratedPost,
  type GenerationOffer,
} from "@brightwren/core/generation/generate-post";
import type { Host } from "@brightwren/core/host/host";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify } from "@brightwren/ui/notify";
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
import { generatedNotice } from "./generated-notice.ts";
import { createTabLock } from "./generation-lock.ts";
import { type GenerationJob, type GenerationState, createGenerationRunner } from "./generation-runner.ts";
import { forgetRun, recallRun, rememberRun } from "./run-memory.ts";

type Written = { job: GenerationJob; post: GeneratedPost };

/** What can be had in place of the post that was asked for. */
type Offered = { job: Extract<GenerationJob, { kind: "custom" }>; offer: GenerationOffer };

type Generation = {
  state: GenerationState;
  start: (job: GenerationJob) => void;
  /** The post written last, since the admin was opened. */
  written: Written | undefined;
  /** What the last order got in place of a post, until something is chosen of it or something else is asked for. */
  offered: Offered | undefined;
};

const GenerationContext = createContext<Generation | undefined>(undefined);

/** The generation of posts: what is being written, and how to start. Throws outside a GenerationProvider. */
export function useGeneration(): Generation {
  const generation = useContext(GenerationContext);
  if (!generation) throw new Error("useGeneration wants a GenerationProvider around it.");
  return generation;
}

const successText = {
  random: "Blog post generated successfully",
  custom: "Custom blog post generated successfully",
};

/** Keeps the generation of posts going whichever screen is open, and shows how it ends. */
export function GenerationProvider({ children }: { children: ReactNode }) {
  const host = useHost();
  const queryClient = useQueryClient();
  const { withSession } = useReauthentication();
  const navigate = useNavigate();
  const [written, setWritten] = useState<Written>();
  const [offered, setOffered] = useState<Offered>();
  const [runner] = useState(() =>
    createRunner({
      host,
      queryClient,
      withSession,
      goTo: (path) => void navigate(path),
      onWritten: setWritten,
      onOffered: setOffered,
    }),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.getState);

  useEffect(() => {
    const run = recallRun(Date.now());
    if (run) void runner.resume(run);
    return runner.watch();
  }, [runner]);

  const generation = useMemo(
    () => ({
      state,
      written,
      offered,
      start(job: GenerationJob) {
        setOffered(undefined);
        void runner.start(job);
      },
    }),
    [state, written, offered, runner],
  );
  return <GenerationContext value={generation}>{children}</GenerationContext>;
}

type Surroundings = {
  host: Host;
  queryClient: QueryClient;
  withSession: WithSession;
  goTo: (path: string) => void;
  onWritten: (written: Written) => void;
  onOffered: (offered: Offered) => void;
};

function createRunner({ onWritten, onOffered, ...surroundings }: Surroundings) {
  const { host, queryClient, withSession } = surroundings;
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
    onAnswered(job, result) {
      if ("offer" in result) {
        if (job.kind !== "custom") return;
        onOffered({ job, offer: result.offer });
        const body = "Choose an article of the library, or an outline to fill in.";
        host.notify({ title: "Nothing was written yet", body, path: adminPaths.overview });
        return;
      }
      const { post } = result;
      onWritten({ job, post });
      refresh();
      notify(generatedNotice(successText[job.kind], post, surroundings));
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

/** What the owner is shown: the server's message, or 'Failed to generate post'. */
function failureSentence(error: unknown): string {
  const sentence = error instanceof FunctionError || error instanceof SignInDeclined ? error.message : "";
  return sentence || "Failed to generate post";
}
