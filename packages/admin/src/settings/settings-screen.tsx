import type { Elements } from "@brightwren/ui/elements";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { useHost } from "../host/host.ts";
import { ListFailure, ListMessage } from "../parts/list/list-message.tsx";
import { Screen } from "../parts/screen.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { Appearance } from "./appearance.tsx";
import { Bylines } from "./bylines.tsx";
import { GeneratedPosts } from "./generated-posts.tsx";
import styles from "./settings.module.css";

/** All that the owner can set: for the blog, and for this device. */
export function Component() {
  const { settingsPath } = useHost();
  const { data: settings, isError, isFetching, refetch } = useQuery(ownerSettingsQuery());
  const isReachable = useReachable();
  return (
    <Screen
      title="Settings"
      actions={
        settingsPath ? (
          <Link to={settingsPath} className={buttonClass({ variant: "outline" })}>
            Settings of this app
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
          <ListMessage
            title="Not on this computer yet"
            text="You are offline, and the settings were not read here before. They come by themselves when the network is back."
          />
        ) : isError ? (
          <ListFailure what="The settings" busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Waiting label="Reading the settings" />
        )}
        <Section title="Appearance">
          <Appearance />
        </Section>
        <Section title="Import and export">
          <p className={styles.meaning}>
            Bring in posts from Markdown files, Hugo, Jekyll, Ghost or WordPress. Take out everything you have
            as one ZIP: posts, pictures, enquiries and settings.
          </p>
          <Link to={adminPaths.importExport} className={buttonClass({ variant: "outline" })}>
            Import or export
          </Link>
        </Section>
      </div>
    </Screen>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
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
