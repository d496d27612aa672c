import { paths } from "@brightwren/core/paths";
import type { ReactNode } from "react";
import type { NavigateFunction } from "react-router-dom";
import { useNavigate } from "react-router-dom";
import { useFiles } from "../files/files-provider.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { signOutState } from "../session/login-state.ts";

/** Something that the palette offers. */
export type Command = {
  id: string;
  label: string;
  /** Stands beside the label. */
  note?: ReactNode;
  run: () => void;
};

export type CommandGroup = { value: string; items: Command[] };

const goTo = (navigate: NavigateFunction, label: string, path: string): Command => ({
  id: path,
  label,
  run: () => void navigate(path),
});

/** The screens and what can be done from any of them. */
export function useCommands(): CommandGroup[] {
  const navigate = useNavigate();
  const host = useHost();
  const { openFile, exportAll } = useFiles();
  return [
    {
      value: "Go to",
      items: [
        goTo(navigate, "Overview", adminPaths.overview),
        goTo(navigate, "Posts", adminPaths.posts),
        goTo(navigate, "Drafts", `${adminPaths.posts}?status=draft`),
        goTo(navigate, "Categories and tags", adminPaths.taxonomy),
        goTo(navigate, "Trash", adminPaths.trash),
        goTo(navigate, "Enquiries", adminPaths.enquiries),
        goTo(navigate, "Pictures", adminPaths.pictures),
        goTo(navigate, "Import and export", adminPaths.importExport),
        goTo(navigate, "Settings", adminPaths.settings),
        goTo(navigate, "Account", adminPaths.account),
      ],
    },
    {
      value: "Do",
      items: [
        goTo(navigate, "New post", adminPaths.newPost),
        { id: "open-file", label: "Open a Markdown file", run: openFile },
        { id: "export", label: "Export all posts", run: exportAll },
        { id: "site", label: "View site", run: () => host.openExternal(host.siteUrl + paths.home) },
        {
          id: "logout",
          label: "Logout",
          run: () => void navigate(adminPaths.login, { state: signOutState }),
        },
      ],
    },
  ];
}

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether each word that was typed begins a word of the label; case and accents aside. */
export function fits(label: string, typed: string): boolean {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u);
  const asked = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return asked.every((begin) => words.some((word) => word.startsWith(begin)));
}
