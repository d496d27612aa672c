import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import {
  choicesOf,
  type ImportChoice,
  type ImportRow,
  type ImportState,
  missingCategories,
} from "@brightwren/import/plan-import";
import { programs } from "@brightwren/import/imported-post";
import { Button } from "@brightwren/ui/button";
import { withdraw } from "@brightwren/ui/notify";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useHost } from "../host/host.ts";
import { formatCount } from "../parts/format.ts";
import { notifyFailure } from "../parts/failure.ts";
import { FolderChoice, Option } from "./folder-choice.tsx";
import { hasOldAddress, type ImportOptions } from "./import-run.ts";
import { leftOutCsv, leftOutOf, resultSentence, stateLabels } from "./import-labels.ts";
import { ChoiceSelect, ImportRows } from "./import-rows.tsx";
import styles from "./import-export.module.css";
import { Progress } from "./progress.tsx";
import type { ImportStep } from "./use-import.ts";

type Options = Omit<ImportOptions, "choices">;

type ImportTableProps = {
  step: ImportStep & { name: "table" };
  onChoose: (sources: readonly string[], choice: ImportChoice) => void;
  onGo: (options: Options) => void;
  onStop: () => void;
  onAgain: () => void;
};

const states: ImportState[] = ["new", "changed", "clash", "same", "fault"];

export function ImportTable({ step, onChoose, onGo, onStop, onAgain }: ImportTableProps) {
  const { plan, choices, running } = step;
  const [options, setOptions] = useState<Options>({
    keepStatus: false,
    withLists: { enquiries: true, subscriptions: true, settings: false },
  });
  const { rows, blog } = plan;
  const wanted = rows.filter(({ post }) => choices.get(post.source) !== "skip").length;
  const hasMore = plan.own !== undefined || rows.some(hasOldAddress);
  const hasWork = wanted > 0 || hasMore;
  const isRunning = running?.progress !== undefined;
  const isEnded = running !== undefined && !isRunning && running.stopped === undefined;
  const counts = states.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length;
    return count > 0 ? [`${count.toLocaleString("en-GB")} ${stateLabels[state].toLowerCase()}`] : [];
  });
  return (
    <section className="panel shrinks" aria-labelledby="import-plan">
      <div className={styles.plan}>
        <h2 id="import-plan" className="large">
          {`${formatCount(rows.length, "post", "posts")} from ${programs[blog.program]}`}
        </h2>
        <p className={isEnded ? "strong mt-1 measure" : "hint mt-1 measure"} role="status">
          {isEnded ? resultSentence([...running.run.outcomes.values()]) : `${counts.join(", ")}.`}
        </p>
        <General step={step} />
        {running ? null : (
          <OptionFields step={step} onChoose={onChoose} options={options} onOptions={setOptions} />
        )}
        {isRunning && running.progress ? <Progress label="Import" {...running.progress} /> : null}
        {running?.stopped ? (
          <p role="alert" className={`mt-2 measure ${styles.problem}`}>
            {running.stopped}
          </p>
        ) : null}
        <div className={`cluster small gap-3 mt-4 ${styles.buttons}`}>
          {isRunning ? (
            <Button kind="outline" onClick={onStop}>
              Stop
            </Button>
          ) : isEnded ? null : (
            <Button aria-disabled={!hasWork} onClick={hasWork ? () => onGo(options) : undefined}>
              {running ? "Continue" : goLabel(wanted, hasMore)}
            </Button>
          )}
          {isRunning ? null : (
            <Button kind={isEnded ? "outline" : "text"} onClick={onAgain}>
              {isEnded ? "Import something else" : "Choose other files"}
            </Button>
          )}
          <SaveLeftOut step={step} />
        </div>
      </div>
      <ImportRows
        rows={rows}
        choices={choices}
        outcomes={running?.run.outcomes}
        isFixed={running !== undefined}
        onChoose={(source, choice) => onChoose([source], choice)}
      />
    </section>
  );
}

const goLabel = (wanted: number, hasMore: boolean): string => {
  if (wanted > 0) return `Import ${formatCount(wanted, "post", "posts")}`;
  return hasMore ? "Import the rest" : "Nothing to import";
};

const listLabels: [keyof Options["withLists"], (count: number) => string][] = [
  ["enquiries", (count) => `Also import ${formatCount(count, "enquiry", "enquiries")}`],
  ["subscriptions", (count) => `Also import ${formatCount(count, "subscription", "subscriptions")}`],
  ["settings", () => "Replace your settings with those in the export"],
];

type OptionFieldsProps = Pick<ImportTableProps, "step" | "onChoose"> & {
  options: Options;
  onOptions: (options: Options) => void;
};

function OptionFields({ step: { plan, choices }, onChoose, options, onOptions }: OptionFieldsProps) {
  const { withLists } = options;
  const lists = plan.own?.lists;
  const wanted = plan.rows.filter(({ post }) => choices.get(post.source) !== "skip");
  return (
    <fieldset className={`grid gap-2 mt-4 ${styles.options}`}>
      <legend className="visually-hidden">How to import</legend>
      {plan.own ? null : <FolderChoice rows={plan.rows} choices={choices} onChoose={onChoose} />}
      {states.flatMap((state) => {
        const some = plan.rows.filter((row) => row.state === state).map(({ post }) => post.source);
        return some.length > 1 && choicesOf[state].length > 1
          ? [<ForAll key={state} state={state} sources={some} choices={choices} onChoose={onChoose} />]
          : [];
      })}
      <Option
        label={keepLabel(wanted.map(({ post }) => post.status))}
        checked={options.keepStatus}
        onChange={(keepStatus) => onOptions({ ...options, keepStatus })}
      />
      {lists &&
        listLabels.map(([name, label]) =>
          lists[name].length > 0 ? (
            <Option
              key={name}
              label={label(lists[name].length)}
              checked={withLists[name]}
              onChange={(checked) => onOptions({ ...options, withLists: { ...withLists, [name]: checked } })}
            />
          ) : null,
        )}
    </fieldset>
  );
}

const keepLabel = (statuses: string[]): string => {
  const count = statuses.filter((status) => status === "published" || status === "scheduled").length;
  const what =
    count === 0 ? "none will be public" : `${count.toLocaleString("en-GB")} will be published or scheduled`;
  return `Keep their status (${what}). Otherwise everything is imported as drafts.`;
};

function General({ step: { plan, choices, running } }: { step: ImportTableProps["step"] }) {
  const { data: categories } = useQuery(categoriesQuery());
  const wanted = plan.rows.filter(({ post }) => choices.get(post.source) !== "skip");
  const made = categories && !running && !plan.own ? missingCategories(wanted, categories) : [];
  const notices = [
    ...(made.length > 0 ? [`New categories to create: ${made.join(", ")}.`] : []),
    ...plan.blog.notices,
    ...(running?.run.notes ?? []),
  ];
  return notices.length === 0 ? null : <Notices notices={notices} />;
}

type ForAllProps = { state: ImportState; sources: string[] } & Pick<ImportTableProps, "onChoose"> & {
    choices: ReadonlyMap<string, ImportChoice>;
  };

function ForAll({ state, sources, choices, onChoose }: ForAllProps) {
  const id = useId();
  const chosen = new Set(sources.map((source) => choices.get(source)));
  const [only = ""] = chosen.size === 1 ? chosen : [];
  return (
    <div className="cluster small gap-2 gap-x-3">
      <label
        htmlFor={id}
      >{`All ${sources.length.toLocaleString("en-GB")} marked “${stateLabels[state]}”`}</label>
      <ChoiceSelect id={id} state={state} value={only} onChoose={(choice) => onChoose(sources, choice)} />
    </div>
  );
}

const failedToSave = "Failed to save the list";

function SaveLeftOut({ step: { plan, running } }: { step: ImportTableProps["step"] }) {
  const host = useHost();
  const general = [...plan.blog.notices, ...(running?.run.notes ?? [])];
  const moreOf = ({ post }: ImportRow): string[] => {
    const outcome = running?.run.outcomes.get(post.source);
    return outcome && "notices" in outcome ? outcome.notices : [];
  };
  if (general.length === 0 && plan.rows.every((row) => leftOutOf(row).length + moreOf(row).length === 0))
    return null;
  const save = () =>
    host
      .saveFile({
        name: "left-out-of-the-import.csv",
        type: "text/csv;charset=utf-8",
        text: leftOutCsv(
          general,
          plan.rows.map((row) => ({ row, more: moreOf(row) })),
        ),
      })
      .then(
        () => withdraw(failedToSave),
        (error: unknown) => notifyFailure(failedToSave, error),
      );
  return (
    <Button kind="text" onClick={() => void save()}>
      Download list of skipped items
    </Button>
  );
}

const mostNotices = 4;
const longestNotice = 300;

function Notices({ notices }: { notices: readonly string[] }) {
  const others = notices.slice(mostNotices);
  return (
    <div className={`hint mt-3 measure ${styles.general}`}>
      <NoticeList notices={notices.slice(0, mostNotices)} />
      {others.length > 0 ? (
        <details className={styles.left}>
          <summary>{formatCount(others.length, "more note", "more notes")}</summary>
          <NoticeList notices={others.slice(0, 500)} />
        </details>
      ) : null}
    </div>
  );
}

function NoticeList({ notices }: { notices: readonly string[] }) {
  return (
    <ul>
      {notices.map((notice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Notices may repeat and are never reordered.
        <li key={index}>
          {notice.length > longestNotice ? (
            <details className={styles.left}>
              <summary>{`${notice.slice(0, 160)}…`}</summary>
              <span>{notice}</span>
            </details>
          ) : (
            notice
          )}
        </li>
      ))}
    </ul>
  );
}
