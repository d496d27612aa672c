import { type DeploymentCheck, deploymentReportQuery } from "@brightwren/core/deployment/deployment-report";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatMoment } from "../parts/format.ts";
import styles from "./deployment-health.module.css";

/** Renders nothing unless `npm run doctor` has stored a report. */
export function DeploymentHealth() {
  const { data: report } = useQuery(deploymentReportQuery());
  if (!report) return null;
  const of = (verdict: DeploymentCheck["verdict"]) =>
    report.checks.filter((check) => check.verdict === verdict);
  const [bad, unknown] = [of("bad"), of("unknown")];
  return (
    <section aria-labelledby="deployment-health" className={styles.health}>
      <h2 id="deployment-health" className={styles.title}>
        Live site
      </h2>
      <p className={styles.summary}>
        <span>
          {`${bad.length === 0 ? "No problems" : formatCount(bad.length, "problem", "problems")} found at ${new URL(report.site).host}. ${formatCount(report.checks.length, "check", "checks")} run on`}
        </span>{" "}
        <time dateTime={report.lookedAt}>{formatMoment(report.lookedAt)}</time>.
      </p>
      <Findings checks={bad} />
      {unknown.length > 0 ? (
        <details className={styles.unknown}>
          <summary>{`${formatCount(unknown.length, "check", "checks")} couldn’t be completed`}</summary>
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
          <strong className="strong">{name}</strong>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
