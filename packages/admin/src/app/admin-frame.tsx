import { paths } from "@brightwren/core/paths";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { prepareNotifications, withdraw } from "@brightwren/ui/notify";
import { Part } from "@brightwren/ui/part";
import { SkipLink } from "@brightwren/ui/skip-link";
import { usePrefetchQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ComponentType, type ReactNode, useEffectEvent } from "react";
import {
  Outlet,
  ScrollRestoration,
  NavigationType,
  useLocation,
  useNavigationType,
  useNavigate,
} from "react-router-dom";
import { ExportProgress, FilesProvider, useFiles } from "../files/files-provider.tsx";
import { GenerationProvider } from "../generation/generation-provider.tsx";
import { OfflineBanner } from "../drafts/offline-banner.tsx";
import { DraftSender } from "../drafts/draft-sender.tsx";
import styles from "./admin-frame.module.css";
import { FrameHeader } from "./frame-header.tsx";
import { Button } from "@brightwren/ui/button";
import { useNotStored } from "../device/saved-place.ts";
import { PerformContext, useHost, useHostCommand, useSessionNotice } from "../host/host.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { useSession } from "../session/session-provider.tsx";
import { commandKey } from "@brightwren/ui/shortcuts";
import { adminPaths } from "../host/admin-paths.ts";
import type { OwnerAction } from "../host/admin-screens.ts";
import { type ActionId, type CommandId, ownerActions } from "../host/owner-actions.ts";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { KeysDialog } from "../parts/keys/keys-dialog.tsx";
import { isInDialog, useSingleKeys } from "../parts/keys/single-keys.ts";
import { loadPart } from "../parts/load-part.ts";

export function Component() {
  const main = useScreenChange<HTMLElement>();
  useEffect(prepareNotifications, []);
  // The editor needs the byline for a new post. Prefetch it so that the editor opens immediately.
  usePrefetchQuery(ownerSettingsQuery());
  return (
    <GenerationProvider>
      <FilesProvider>
        <OwnerActions>
          <SkipLink
            onClick={(event) => {
              // In the desktop app, the fragment is the route, so the browser must not follow this link.
              event.preventDefault();
              main.current?.focus();
            }}
          />
          <FrameHeader />
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
        </OwnerActions>
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

// Once dismissed, the notice stays hidden until the page is reloaded.
let read: string | undefined;

function SessionNotice() {
  const notice = useSessionNotice();
  const [isRead, setIsRead] = useState(read);
  if (!notice || notice === isRead) return null;
  const close = () => {
    read = notice;
    setIsRead(notice);
  };
  return <Notice text={notice} onRead={close} />;
}

function NotStoredNotice() {
  const { notice, onRead } = useNotStored();
  return notice ? <Notice text={notice} onRead={onRead} /> : null;
}

function Notice({ text, onRead }: { text: string; onRead: () => void }) {
  return (
    <div className={`row small gap-x-4 justify-center ${styles.notice}`} role="status">
      <p>{text}</p>
      <Button kind="text" onClick={onRead}>
        OK
      </Button>
    </div>
  );
}

const declined = () => {
  // The notice remains visible, so the owner can try again.
};

function LapsedNotice() {
  const { session } = useSession();
  const { askToSignIn } = useReauthentication();
  if (session.status !== "lapsed") return null;
  return (
    <div className={`on-slab cluster small gap-2 gap-x-4 justify-center ${styles.lapsed}`} role="status">
      <p>Your session has ended. Your text is still here. Sign in again to save it.</p>
      <button
        type="button"
        className={`thin-button ${styles.signIn}`}
        onClick={() => void askToSignIn().catch(declined)}
      >
        Sign in again
      </button>
    </div>
  );
}

type PaletteProps = { open: boolean; onClose: () => void };

/** Loads the palette's code on first use. Rejects with a `ChunkLoadError`. */
const loadPalette = () => loadPart(() => import("../palette/command-palette.tsx"));

const failedToOpen = "Failed to open";

const isEditor = (path: string): boolean =>
  path.startsWith(adminPaths.post("")) && path !== adminPaths.trash && path !== adminPaths.taxonomy;

const actions = Object.entries<OwnerAction>(ownerActions) as [ActionId, OwnerAction][];

/** Runs the owner's actions: from the palette, the header, the desktop app's menu and the shortcuts. */
function OwnerActions({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const host = useHost();
  const { openFile, exportAll } = useFiles();
  const [opened, setOpened] = useState<"palette" | "keys">();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const close = () => setOpened(undefined);

  const openPalette = async () => {
    try {
      const { CommandPalette } = await loadPalette();
      withdraw(failedToOpen);
      setPalette(() => CommandPalette);
      setOpened("palette");
    } catch {
      const reason = new UserFacingError("You’re offline, and this part hasn’t been loaded yet.");
      notifyFailure(failedToOpen, reason);
    }
  };
  const commands: Record<CommandId, () => void> = {
    "open-file": openFile,
    "export-posts": exportAll,
    "view-site": () => host.openExternal(host.siteUrl + paths.home),
    palette: () => void openPalette(),
    search: () => document.querySelector<HTMLElement>("main input[type=search]")?.focus(),
    shortcuts: () => setOpened("keys"),
  };
  const perform = (id: ActionId) => {
    const { path, state }: OwnerAction = ownerActions[id];
    if (path === undefined) commands[id as CommandId]();
    else void navigate(path, { state });
  };

  useHostCommand("open-file", commands["open-file"]);
  useHostCommand("export-posts", commands["export-posts"]);
  useHostCommand("palette", commands.palette);
  const { pathname } = useLocation();
  const keys = actions.flatMap(([id, { key }]) => (key ? [[key, () => perform(id)] as const] : []));
  // A stray letter beside the text must not leave the post.
  useSingleKeys(isEditor(pathname) ? {} : Object.fromEntries(keys));
  const onPaletteKey = useEffectEvent(commands.palette);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // In the post editor, Ctrl/Cmd+K inserts a link, and the editor has already handled the event.
      if (commandKey(event) !== "k" || event.defaultPrevented) return;
      event.preventDefault();
      if (!isInDialog(event)) onPaletteKey();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <PerformContext value={perform}>
      {children}
      <Part>
        {Palette ? <Palette open={opened === "palette"} onClose={close} /> : null}
        <KeysDialog open={opened === "keys"} onClose={close} />
      </Part>
    </PerformContext>
  );
}
