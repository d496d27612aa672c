import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { formatMoment } from "../../parts/format.ts";
import { changedFields, type PostForm } from "../form/post-form.ts";
import { compareTexts } from "./compare-texts.ts";
import { ComparedLine } from "./compared-line.tsx";
import { fieldNames } from "./field-names.ts";
import styles from "./version-comparison.module.css";

/** One of two versions, and what it is called above its column. */
export type NamedVersion = { name: string; form: PostForm };

/** Two versions of a post side by side: each field in which they differ, long texts line by line. */
export function VersionComparison({ left, right }: { left: NamedVersion; right: NamedVersion }) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const show = (form: PostForm, name: keyof PostForm): string => {
    if (name === "tags") return form.tags.join(", ");
    if (name === "category_id")
      return categories.find(({ id }) => id === form.category_id)?.name ?? form.category_id;
    if (name === "published_at") return form.published_at && formatMoment(form.published_at);
    return form[name];
  };
  const fields = changedFields(left.form, right.form);
  if (fields.length === 0) return <p>The two versions say the same.</p>;
  return fields.map((name) => (
    <ComparedField key={name} name={fieldNames[name]} left={left.name} right={right.name}>
      {[show(left.form, name), show(right.form, name)]}
    </ComparedField>
  ));
}

type ComparedFieldProps = { name: string; left: string; right: string; children: [string, string] };

function ComparedField({ name, left, right, children: [leftText, rightText] }: ComparedFieldProps) {
  const rows = useMemo(() => compareTexts(leftText, rightText), [leftText, rightText]);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // Rows are only ever drawn anew together.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at} className={styles[row.kind]}>
            <ComparedLine row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
