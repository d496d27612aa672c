import { comparison } from "../../content/services.ts";
import { SectionHeading } from "../sections/section-heading.tsx";
import styles from "./comparison.module.css";

/** Traditional against monthly, row by row. */
export function Comparison() {
  const { heading, lede, columns, rows, note } = comparison;
  return (
    <section className={`sheet ${styles.comparisonSection}`} aria-labelledby="comparison">
      <SectionHeading id="comparison" heading={heading} lede={lede} wide />
      {/* Roles said outright: on phones the rows are laid out as blocks, which would drop them. */}
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <th role="columnheader" scope="col">
              {columns.traditional}
            </th>
            <th role="columnheader" scope="col" className={styles.ours}>
              {columns.monthly}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ aspect, traditional, monthly }) => (
            <tr key={aspect} role="row">
              <th role="rowheader" scope="row">
                {aspect}
              </th>
              <td role="cell" data-column={columns.traditional}>
                {traditional}
              </td>
              <td role="cell" data-column={columns.monthly} className={styles.ours}>
                {monthly}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
