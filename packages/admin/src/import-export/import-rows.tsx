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
import { useWide } from "../parts/list/list-rows.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
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

type RowProps = Omit<RowsProps, "rows" | "choices" | "outcomes"> & {
  row: ImportRow;
  choice: ImportChoice;
  outcome: ImportOutcome | undefined;
};

export function ImportRows({ rows, choices, outcomes, ...others }: RowsProps) {
  const isWide = useWide();
  const [shown, setShown] = useState(atOnce);
  const Row = isWide ? TableRow : Card;
  const drawn = rows.slice(0, shown).map((row) => {
    const { source } = row.post;
    return (
      <Row
        key={source}
        row={row}
        choice={choices.get(source) ?? "skip"}
        outcome={outcomes?.get(source)}
        {...others}
      />
    );
  });
  return (
    <>
      {isWide ? (
        <table className={`full ${styles.table}`}>
          <caption className="visually-hidden">Posts to import</caption>
          <thead>
            <tr>
              <th scope="col">Post</th>
              <th scope="col">Status</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>{drawn}</tbody>
        </table>
      ) : (
        <ul role="list">{drawn}</ul>
      )}
      {rows.length > shown ? (
        <p className={styles.more}>
          <Button kind="outline" onClick={() => setShown(shown + atOnce)}>
            {`Show ${Math.min(atOnce, rows.length - shown)} more of ${rows.length.toLocaleString("en-GB")}`}
          </Button>
        </p>
      ) : null}
    </>
  );
}

const atOnce = 100;

function TableRow(props: RowProps) {
  return (
    <tr>
      <th scope="row">
        <PostToImport row={props.row} outcome={props.outcome} />
      </th>
      <td>
        <State row={props.row} />
      </td>
      <td>
        <Choice {...props} />
      </td>
    </tr>
  );
}

function Card(props: RowProps) {
  return (
    <li className={`grid gap-2 ${styles.card}`}>
      <PostToImport row={props.row} outcome={props.outcome} />
      <State row={props.row} />
      <Choice {...props} />
    </li>
  );
}

function PostToImport({ row, outcome }: Pick<RowProps, "row" | "outcome">) {
  const { post, pictures } = row;
  const left = [...leftOutOf(row), ...(outcome && "notices" in outcome ? outcome.notices : [])];
  const facts = [
    post.source,
    ...(pictures.length > 0 ? [formatCount(pictures.length, "picture", "pictures")] : []),
  ];
  return (
    <>
      <span className="block list-title">{post.fields.title}</span>
      <span className="fine block snug breaks">
        <PostStatusBadge status={post.status} /> <span>{facts.join(" · ")}</span>
      </span>
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
      <Badge quiet={row.state !== "new"}>{stateLabels[row.state]}</Badge>
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
