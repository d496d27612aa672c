import { Sideways } from "@brightwren/ui/sideways";
import { comparison } from "../../content/services.ts";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./comparison.module.css";

export function Comparison() {
  const { heading, lede, columns, coin, rows, note } = comparison;
  return (
    <section data-fold className="sheet columns section gap-y-6" aria-labelledby="comparison">
      <div className={styles.head}>
        <SectionHeading id="comparison" heading={heading} lede={lede} />
        <YearInCoins {...rows[0]} columns={columns} coin={coin} />
      </div>
      <Sideways label={`${columns.traditional}, ${columns.monthly}`} className="from-5">
        <table className={styles.table}>
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner cell needs no label */}
              <td />
              <th scope="col">{columns.traditional}</th>
              <th scope="col" className={styles.ours}>
                {columns.monthly}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ aspect, traditional, monthly }) => (
              <tr key={aspect}>
                <th scope="row">{aspect}</th>
                <td>{traditional}</td>
                <td className={styles.ours}>{monthly}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      <p className="hint from-5 ch-62">{note}</p>
    </section>
  );
}

const pounds = (figure: string) => Number(figure.replaceAll(/\D/g, ""));

/** Rows of twelve circles; the last row is incomplete. */
const coins = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `M${2 + (index % 12) * 26} ${12 + Math.floor(index / 12) * 26}a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z`,
  ).join("");

type YearInCoinsProps = {
  /** Amounts such as "£2,500+". */
  traditional: string;
  monthly: string;
  columns: { readonly traditional: string; readonly monthly: string };
  coin: string;
};

/** Both first-year costs, to scale, in coins of one monthly price. The table beside them has the same figures. */
function YearInCoins({ traditional, monthly, columns, coin }: YearInCoinsProps) {
  const month = pounds(monthly) / 12;
  const outright = Math.round(pounds(traditional) / month);
  return (
    <div className={`mt-6 ${styles.chart}`} aria-hidden="true">
      <p className={`small mb-2 ${styles.label}`}>
        <strong>{traditional}</strong> <span>{columns.traditional}</span>
      </p>
      <svg viewBox={`0 0 310 ${Math.ceil(outright / 12) * 26}`} className={`full ${styles.coins}`}>
        <path d={coins(outright)} fill="none" stroke="var(--rule-strong)" strokeWidth="2" />
      </svg>
      <p className={`small mb-2 ${styles.label}`}>
        <strong>{monthly}</strong> <span>{columns.monthly}</span>
      </p>
      <svg viewBox="0 0 310 24" className={`full ${styles.coins}`}>
        <path d={coins(12)} fill="var(--accent)" />
      </svg>
      <p className="hint mt-2">{coin}</p>
    </div>
  );
}
