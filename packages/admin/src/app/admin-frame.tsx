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
import { LapsedNotice, NotKeptNotice, SessionNotice } from "./session-notices.tsx";

/** The frame of every screen behind the login: skip link, header, the screen itself. */
export function AdminFrame() {
  const main = useScreenChange<HTMLElement>();
  useEffect(prepareNotifications, []);
  // A new post starts with its byline, and opens without waiting.
  usePrefetchQuery(ownerSettingsQuery());
  const { openPalette, dialogs } = useFrameKeys();
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
        <FrameHeader onPalette={() => void openPalette()} />
        <Part>
          <LapsedNotice />
          <SessionNotice />
          <NotKeptNotice />
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

/**
 * Returns a ref for the main part: it receives the focus when another screen comes, as between documents. Not when an
 * address is only replaced: a new post gets its address while somebody types.
 */
function useScreenChange<Main extends HTMLElement>() {
  const main = useRef<Main>(null);
  const { pathname } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen may have given the focus to what it is for.
    const isTaken = main.current?.contains(document.activeElement) ?? false;
    if (!replaced && !isTaken) main.current?.focus({ preventScroll: true });
  }, [pathname, replaced]);
  return main;
}
