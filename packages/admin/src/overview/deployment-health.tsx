import { type DeploymentCheck, deploymentReportQuery } from "@brightwren/core/deployment/deployment-report";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatMoment } from "../parts/format.ts";
import styles from "./deployment-health.module.css";

/** What `npm run doctor` found last; nothing where it was never asked to store that. */
export function DeploymentHealth() {
  const { data: report } = useQuery(deploymentReportQuery());
  if (!report) return null;
  const of = (verdict: DeploymentCheck["verdict"]) =>
    report.checks.filter((check) => check.verdict === verdict);
  const [bad, unknown] = [of("bad"), of("unknown")];
  return (
    <section aria-labelledby="deployment-health" className={styles.health}>
      <h2 id="deployment-health" className={styles.title}>
        The site online
      </h2>
      <p className={styles.summary}>
        <span>
          {`${bad.length === 0 ? "Nothing is wrong" : `${formatCount(bad.length, "thing is", "things are")} wrong`} at ${new URL(report.site).host}, of ${formatCount(report.checks.length, "thing", "things")} looked at on`}
        </span>{" "}
        <time dateTime={report.lookedAt}>{formatMoment(report.lookedAt)}</time>.
      </p>
      <Findings checks={bad} />
      {unknown.length > 0 ? (
        <details className={styles.unknown}>
          <summary>{`${formatCount(unknown.length, "thing", "things")} could not be told`}</summary>
          <Findings checks={unknown} />
        </details>
      ) : null}
    </section>
  );
}

function Findings({ checks }: { checks: readonly DeploymentCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <ul role="list" className={styles.findings}>
      {checks.map(({ name, verdict, says }) => (
        <li key={name} className={styles.finding} data-verdict={verdict}>
          <strong className={styles.name}>{name}</strong>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
