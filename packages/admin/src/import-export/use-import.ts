import { blogKeys } from "@brightwren/core/blog/post";
import { postKeys } from "@brightwren/core/admin-posts/post";
import type { ChosenFile } from "@brightwren/import/import-files";
import type { ImportChoice } from "@brightwren/import/plan-import";
import { libraryKeys } from "@brightwren/core/pictures/library";
import { recordKeys } from "@brightwren/core/people/person";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isUnreachable } from "../drafts/save-error.ts";
import { failureDetail } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import type { ReadProgress } from "./read-in-worker.ts";
import {
  firstChoices,
  type ImportPlan,
  ImportRun,
  openImport,
  type RunProgress,
  type ImportOptions,
} from "./import-run.ts";

type Running = {
  run: ImportRun;
  progress: RunProgress | undefined;
  stopped?: string;
};

export type ImportStep =
  | { name: "choose"; problem?: string }
  | { name: "reading"; progress: ReadProgress }
  | { name: "table"; plan: ImportPlan; choices: ReadonlyMap<string, ImportChoice>; running?: Running };

const shownEvery = 150;

export function useImport() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const [step, setStep] = useState<ImportStep>({ name: "choose" });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const begin = () => {
    control.current?.abort();
    control.current = new AbortController();
    return control.current.signal;
  };

  const open = async (chosen: Promise<ChosenFile[]> | ChosenFile[]) => {
    const signal = begin();
    setStep({ name: "reading", progress: { done: 0, total: 0 } });
    let shown = 0;
    const onProgress = ({ done, total }: ReadProgress) => {
      if (performance.now() - shown < shownEvery || signal.aborted) return;
      shown = performance.now();
      setStep({ name: "reading", progress: { done, total } });
    };
    try {
      const files = await chosen;
      if (files.length === 0) return setStep({ name: "choose" });
      const plan = await openImport(files, withSession, { signal, onProgress });
      if (!signal.aborted) setStep({ name: "table", plan, choices: firstChoices(plan.rows) });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("An import could not be read:", error);
      setStep({ name: "choose", problem: sentenceOf(error) });
    }
  };

  const choose = (sources: readonly string[], choice: ImportChoice) =>
    setStep((now) => {
      if (now.name !== "table") return now;
      return {
        ...now,
        choices: new Map([...now.choices, ...sources.map((source) => [source, choice] as const)]),
      };
    });

  const go = async (options: Omit<ImportOptions, "choices">) => {
    if (step.name !== "table") return;
    const signal = begin();
    const { plan, choices } = step;
    const run = step.running?.run ?? new ImportRun(plan, { ...options, choices }, withSession);
    const show = (running: Running) => setStep({ name: "table", plan, choices, running });
    let last: RunProgress | undefined;
    try {
      await run.go(signal, (progress) => {
        last = progress;
        show({ run, progress });
      });
      show({ run, progress: undefined });
    } catch (error) {
      if (!signal.aborted) console.warn("The import stopped:", error);
      const stopped = signal.aborted ? "Import stopped." : sentenceOf(error);
      show({
        run,
        progress: undefined,
        stopped: `${stopped} ${last ? `${last.done} of ${last.total} done.` : ""}`,
      });
    } finally {
      const changed = [postKeys.all, blogKeys.all, libraryKeys.all, ...recordKeys];
      await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };

  return {
    step,
    open: (chosen: Promise<ChosenFile[]> | ChosenFile[]) => void open(chosen),
    choose,
    go: (options: Omit<ImportOptions, "choices">) => void go(options),
    stop: () => control.current?.abort(),
    again: () => {
      control.current?.abort();
      setStep({ name: "choose" });
    },
  };
}

const sentenceOf = (error: unknown): string =>
  isUnreachable(error)
    ? "The server could not be reached. Nothing is lost. Continue when you’re back online."
    : (failureDetail(error) ?? "These files could not be read. Please try again, or choose them one by one.");
