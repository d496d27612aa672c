import type { ImportOutcome } from "@brightwren/import/import-row";
import {
  choicesOf,
  type ImportChoice,
  type ImportRow,
  type ImportState,
} from "@brightwren/import/plan-import";
import { Badge } from "@brightwren/ui/badge";
import { Button } from "@brightwren/ui/button";
import { type ComponentProps, useState } from "react";
import { ListRows } from "../parts/list/list-rows.tsx";
import { statusLabels } from "../parts/post-status-badge.tsx";
import { formatCount } from "../parts/format.ts";
import { choiceLabels, leftOutOf, outcomeLabel, stateLabels, stateSentence } from "./import-labels.ts";
import styles from "./import-export.module.css";

type RowsProps = {
  rows: readonly ImportRow[];
  choices: ReadonlyMap<string, ImportChoice>;
  outcomes: ReadonlyMap<string, ImportOutcome> | undefined;
  isFixed: boolean;
  onChoose: (source: string, choice: ImportChoice) => void;
};

export function ImportRows({ rows, choices, outcomes, isFixed, onChoose }: RowsProps) {
  const [shown, setShown] = useState(atOnce);
  return (
    <div className={styles.rows}>
      <ListRows
        caption="Posts to import"
        columns={{
          Post: { render: (row) => <PostToImport row={row} outcome={outcomes?.get(row.id)} /> },
          Status: { width: "27%", render: (row) => <State row={row} /> },
          Action: {
            width: "17rem",
            render: (row) => (
              <Choice
                row={row}
                choice={choices.get(row.id) ?? "skip"}
                outcome={outcomes?.get(row.id)}
                isFixed={isFixed}
                onChoose={onChoose}
              />
            ),
          },
        }}
        facts={["Status", "Action"]}
        rows={rows.slice(0, shown).map((row) => ({ ...row, id: row.post.source }))}
        nameOf={({ post }) => post.fields.title}
      />
      {rows.length > shown ? (
        <p className={styles.more}>
          <Button kind="outline" onClick={() => setShown(shown + atOnce)}>
            {`Show ${Math.min(atOnce, rows.length - shown)} more of ${rows.length.toLocaleString("en-GB")}`}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const atOnce = 100;

type RowProps = Pick<RowsProps, "isFixed" | "onChoose"> & {
  row: ImportRow;
  choice: ImportChoice;
  outcome: ImportOutcome | undefined;
};

function PostToImport({ row, outcome }: Pick<RowProps, "row" | "outcome">) {
  const { post, pictures } = row;
  const left = [...leftOutOf(row), ...(outcome && "notices" in outcome ? outcome.notices : [])];
  const facts = [
    statusLabels[post.status],
    post.source,
    ...(pictures.length > 0 ? [formatCount(pictures.length, "picture", "pictures")] : []),
  ];
  return (
    <>
      <span className="block list-title">{post.fields.title}</span>
      <span className="fine block snug breaks">{facts.join(" · ")}</span>
      {left.length > 0 ? (
        <details className={styles.left}>
          <summary>{formatCount(left.length, "note", "notes")}</summary>
          <ul>
            {left.map((notice, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Notices may repeat and are never reordered.
              <li key={index}>{notice}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function State({ row }: { row: ImportRow }) {
  const sentence = stateSentence(row);
  return (
    <div className={`grid gap-1 ${styles.state}`}>
      <Badge quiet={row.state === "new" || row.state === "same"}>{stateLabels[row.state]}</Badge>
      {sentence ? <span className="fine block snug breaks">{sentence}</span> : null}
    </div>
  );
}

function Choice({ row, choice, outcome, isFixed, onChoose }: RowProps) {
  const { source, fields } = row.post;
  if (outcome || isFixed) {
    const label = outcome ? outcomeLabel(outcome) : choice === "skip" ? "Skipped" : "Waiting";
    return (
      <div className={styles.outcome} data-failed={(outcome && "failed" in outcome) || undefined}>
        <span>{label}</span>
        {outcome && "failed" in outcome ? (
          <span className="fine block snug breaks">{outcome.failed}</span>
        ) : null}
      </div>
    );
  }
  if (choicesOf[row.state].length === 1)
    return <span className={styles.outcome}>{choiceLabels[choice]}</span>;
  return (
    <ChoiceSelect
      state={row.state}
      aria-label={`Action for ${fields.title}`}
      value={choice}
      onChoose={(chosen) => onChoose(source, chosen)}
    />
  );
}

type ChoiceSelectProps = ComponentProps<"select"> & {
  state: ImportState;
  onChoose: (choice: ImportChoice) => void;
};

export function ChoiceSelect({ state, onChoose, ...select }: ChoiceSelectProps) {
  return (
    <select
      className={`small select ${styles.select}`}
      {...select}
      onChange={({ target }) => onChoose(target.value as ImportChoice)}
    >
      {select.value === "" ? <option value="">Choose for each</option> : null}
      {choicesOf[state].map((one) => (
        <option key={one} value={one}>
          {choiceLabels[one]}
        </option>
      ))}
    </select>
  );
}
