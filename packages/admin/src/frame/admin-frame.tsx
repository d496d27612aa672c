import { useEffect } from "react";
import { prepareNotifications } from "@brightwren/ui/notify";
import { SkipLink } from "@brightwren/ui/skip-link";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { ExportProgress } from "../files/export-progress.tsx";
import { FilesProvider } from "../files/files-provider.tsx";
import { GenerationProvider } from "../generation/generation-provider.tsx";
import { OfflineBanner } from "../offline/offline-banner.tsx";
import { StoppedTexts } from "../offline/stopped-texts.tsx";
import styles from "./admin-frame.module.css";
import { FrameHeader } from "./frame-header.tsx";
import { LapsedNotice } from "./lapsed-notice.tsx";
import { SessionNotice } from "./session-notice.tsx";
import { useScreenChange } from "./use-screen-change.ts";

/** The frame of every screen behind the login: skip link, header, the screen itself. */
export function AdminFrame() {
  const main = useScreenChange<HTMLElement>();
  useEffect(prepareNotifications, []);
  return (
    <GenerationProvider>
      <FilesProvider>
        <SkipLink
          onClick={(event) => {
            // The address may hold the route (desktop), so the fragment is not for the browser to follow.
            event.preventDefault();
            main.current?.focus();
          }}
        />
        <FrameHeader />
        <LapsedNotice />
        <SessionNotice />
        <OfflineBanner />
        <StoppedTexts />
        <ExportProgress />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <ScrollRestoration />
      </FilesProvider>
    </GenerationProvider>
  );
}
