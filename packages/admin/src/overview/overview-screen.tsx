import { buttonClass } from "@brightwren/ui/button-class";
import { Part } from "@brightwren/ui/part";
import { type ComponentType, useRef } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { Screen } from "../parts/screen.tsx";
import { Section } from "../parts/section.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { DeskFigures, LatestDrafts, PostsToFix } from "./desk.tsx";
import deskStyles from "./desk.module.css";
import { CustomPost, GenerationStatus, LibraryOffer, QuickGenerate, WriterNote } from "./generation.tsx";
import styles from "./overview-screen.module.css";
import { RecentPosts } from "./recent-posts.tsx";
import { ToDo } from "./to-do.tsx";
import { WeekAhead } from "./week-ahead.tsx";
import { type DeploymentCheck, deploymentReportQuery } from "@brightwren/core/deployment/deployment-report";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatMoment } from "../parts/format.ts";

export function Component() {
  const status = useRef<HTMLDivElement>(null);
  return (
    <Screen
      title="Blog Admin"
      subtitle="Manage and generate blog posts"
      actions={
        <Link to={adminPaths.newPost} className={buttonClass()}>
          New post
        </Link>
      }
    >
      <div className={`single ${deskStyles.desk}`}>
        <div>{partOf(DeskFigures)}</div>
        {partOf(ToDo)}
        <div className="single gap-6 content-start">
          {partOf(WeekAhead)}
          {partOf(PostsToFix)}
          <Sheet className={styles.generating}>
            <Part>
              <GenerationStatus ref={status} />
              {/* The clicked button disappears, so the focus moves to the status. */}
              <LibraryOffer onChosen={() => status.current?.focus()} />
              <QuickGenerate />
              <CustomPost />
              <WriterNote />
            </Part>
          </Sheet>
        </div>
        <div className="single gap-6 content-start">
          {partOf(LatestDrafts)}
          {partOf(RecentPosts)}
        </div>
      </div>
      {partOf(DeploymentHealth)}
    </Screen>
  );
}

const partOf = (One: ComponentType) => (
  <Part>
    <One />
  </Part>
);

/** Renders nothing unless `npm run doctor` has stored a report. */
function DeploymentHealth() {
  const { data: report } = useQuery(deploymentReportQuery());
  if (!report) return null;
  const of = (verdict: DeploymentCheck["verdict"]) =>
    report.checks.filter((check) => check.verdict === verdict);
  const [bad, unknown] = [of("bad"), of("unknown")];
  return (
    <Section title="Live site" className={styles.health}>
      <p className="soft mt-2">
        <span>
          {`${bad.length === 0 ? "No problems" : formatCount(bad.length, "problem", "problems")} found at ${new URL(report.site).host}. ${formatCount(report.checks.length, "check", "checks")} run on`}
        </span>{" "}
        <time dateTime={report.lookedAt}>{formatMoment(report.lookedAt)}</time>.
      </p>
      <Findings checks={bad} />
      {unknown.length > 0 ? (
        <details className={`mt-4 ${styles.unknown}`}>
          <summary>{`${formatCount(unknown.length, "check", "checks")} couldn’t be completed`}</summary>
          <Findings checks={unknown} />
        </details>
      ) : null}
    </Section>
  );
}

function Findings({ checks }: { checks: readonly DeploymentCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <ul role="list" className="grid gap-3 mt-4 measure">
      {checks.map(({ name, verdict, says }) => (
        <li key={name} className={`grid gap-1 ${styles.finding}`} data-verdict={verdict}>
          <strong className="strong">{name}</strong>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
