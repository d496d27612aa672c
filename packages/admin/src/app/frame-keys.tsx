import { withdraw } from "@brightwren/ui/notify";
import { commandKey } from "@brightwren/ui/shortcuts";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHostCommand } from "../host/host.ts";
import { ownerActions } from "../host/owner-actions.ts";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { KeysDialog } from "../parts/keys/keys-dialog.tsx";
import { isInDialog, useSingleKeys } from "../parts/keys/single-keys.ts";
import { loadPart } from "../parts/load-part.ts";

type PaletteProps = { open: boolean; onClose: () => void };

/** Loads the palette's code on first use. Rejects with a `ChunkLoadError`. */
const loadPalette = () => loadPart(() => import("../palette/command-palette.tsx"));

const failedToOpen = "Failed to open";

const isEditor = (path: string): boolean =>
  path.startsWith(adminPaths.post("")) && path !== adminPaths.trash && path !== adminPaths.taxonomy;

/** Handles the global shortcuts `/`, `n`, `?` and Ctrl/Cmd+K. Returns the dialogs and `openPalette`. */
export function useFrameKeys() {
  const navigate = useNavigate();
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
  const onPaletteKey = useEffectEvent(openPalette);
  useHostCommand("palette", () => void openPalette());

  const { pathname } = useLocation();
  const singleKeys = {
    [ownerActions.search.key]: () => document.querySelector<HTMLElement>("main input[type=search]")?.focus(),
    [ownerActions["new-post"].key]: () => void navigate(ownerActions["new-post"].path),
    [ownerActions.shortcuts.key]: () => setOpened("keys"),
  };
  // A stray letter beside the text must not leave the post.
  useSingleKeys(isEditor(pathname) ? {} : singleKeys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // In the post editor, Ctrl/Cmd+K inserts a link, and the editor has already handled the event.
      if (commandKey(event) !== "k" || event.defaultPrevented) return;
      event.preventDefault();
      if (!isInDialog(event)) void onPaletteKey();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const dialogs = (
    <>
      {Palette ? <Palette open={opened === "palette"} onClose={close} /> : null}
      <KeysDialog open={opened === "keys"} onClose={close} />
    </>
  );
  return { openPalette, dialogs };
}
