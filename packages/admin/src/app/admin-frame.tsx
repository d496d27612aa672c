import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { prepareNotifications } from "@brightwren/ui/notify";
import { Part } from "@brightwren/ui/part";
import { SkipLink } from "@brightwren/ui/skip-link";
import { usePrefetchQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { ExportProgress, FilesProvider } from "../files/files-provider.tsx";
import { GenerationProvider } from "../generation/generation-provider.tsx";
import { OfflineBanner } from "../drafts/offline-banner.tsx";
import { DraftSender } from "../drafts/draft-sender.tsx";
import styles from "./admin-frame.module.css";
import { FrameHeader } from "./frame-header.tsx";
import { useFrameKeys } from "./frame-keys.tsx";
import { LapsedNotice, NotStoredNotice, SessionNotice } from "./session-notices.tsx";

export function AdminFrame() {
  const main = useScreenChange<HTMLElement>();
  useEffect(prepareNotifications, []);
  // The editor needs the byline for a new post. Prefetch it so that the editor opens immediately.
  usePrefetchQuery(ownerSettingsQuery());
  const { openPalette, dialogs } = useFrameKeys();
  return (
    <GenerationProvider>
      <FilesProvider>
        <SkipLink
          onClick={(event) => {
            // In the desktop app, the fragment is the route, so the browser must not follow this link.
            event.preventDefault();
            main.current?.focus();
          }}
        />
        <FrameHeader onPalette={() => void openPalette()} />
        <Part>
          <LapsedNotice />
          <SessionNotice />
          <NotStoredNotice />
          <OfflineBanner />
          <DraftSender />
          <ExportProgress />
        </Part>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Part>{dialogs}</Part>
        <ScrollRestoration />
      </FilesProvider>
    </GenerationProvider>
  );
}

/** Focuses the returned ref after navigation. Ignores replaced addresses, because the owner may be typing. */
function useScreenChange<Main extends HTMLElement>() {
  const main = useRef<Main>(null);
  const { pathname } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isTaken = main.current?.contains(document.activeElement) ?? false;
    if (!replaced && !isTaken) main.current?.focus({ preventScroll: true });
  }, [pathname, replaced]);
  return main;
}
