import { paths } from "@brightwren/core/paths";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useFiles } from "../files/files-provider.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { paletteActions } from "../host/owner-actions.ts";
import { signOutState } from "../session/login-state.ts";

export type Command = {
  id: string;
  label: string;
  /** Shown beside the label. */
  note?: ReactNode;
  run: () => void;
};

export type CommandGroup = { value: string; items: Command[] };

export function useCommands(): CommandGroup[] {
  const navigate = useNavigate();
  const host = useHost();
  const { openFile, exportAll } = useFiles();
  const handlers: Record<string, () => void> = {
    "open-file": openFile,
    "export-posts": exportAll,
    "view-site": () => host.openExternal(host.siteUrl + paths.home),
    logout: () => void navigate(adminPaths.login, { state: signOutState }),
  };
  return Object.entries(paletteActions).map(([value, actions]) => ({
    value,
    items: Object.entries(actions).map(([id, { label, path }]) => ({
      id,
      label,
      run: () => (path === undefined ? handlers[id]?.() : void navigate(path)),
    })),
  }));
}

const ignored = /[\p{M}'‘’ʼ]/gu;
const fold = (text: string) => text.normalize("NFKD").replace(ignored, "").toLowerCase();

/** Whether every typed word is a prefix of a word in the label. Ignores case and accents. */
export function fits(label: string, typed: string): boolean {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u);
  const asked = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return asked.every((begin) => words.some((word) => word.startsWith(begin)));
}
