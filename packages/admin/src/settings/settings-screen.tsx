import { EmptyState } from "@brightwren/ui/empty-state";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { useHost } from "../host/host.ts";
import { ListFailure } from "../parts/list/list-states.tsx";
import { Screen } from "../parts/screen.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { Appearance } from "./appearance.tsx";
import { Bylines } from "./bylines.tsx";
import { GeneratedPosts } from "./generated-posts.tsx";
import styles from "./settings.module.css";

export function Component() {
  const { settingsPath } = useHost();
  const query = useQuery(ownerSettingsQuery());
  const { data: settings, isError } = query;
  const isReachable = useReachable();
  return (
    <Screen
      title="Settings"
      actions={
        settingsPath ? (
          <Link to={settingsPath} className={buttonClass({ kind: "outline" })}>
            App settings
          </Link>
        ) : null
      }
    >
      <div className={styles.sections}>
        {settings ? (
          <>
            <Section title="Writing">
              <Bylines settings={settings} />
            </Section>
            <Section title="Generated posts">
              <GeneratedPosts settings={settings} />
            </Section>
          </>
        ) : !isReachable ? (
          <EmptyState
            title="Not available offline yet"
            text="You’re offline, and the settings haven’t been loaded on this computer. They’ll load automatically when you reconnect."
          />
        ) : isError ? (
          <ListFailure what="The settings" query={query} />
        ) : (
          <Waiting label="Loading the settings" />
        )}
        <Section title="Appearance">
          <Appearance />
        </Section>
        <Section title="Import and export">
          <p className={styles.meaning}>
            Import posts from Markdown files, Hugo, Jekyll, Ghost or WordPress. Export everything as one ZIP:
            posts, pictures, enquiries and settings.
          </p>
          <Link to={adminPaths.importExport} className={buttonClass({ kind: "outline" })}>
            Import or export
          </Link>
        </Section>
      </div>
    </Screen>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet>
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </section>
    </Sheet>
  );
}
