import { Window } from "@brightwren/ui/window";
import { lazy, Suspense, useRef, useState } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { loadPart } from "../../parts/load-part.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { useMedia } from "./use-media.ts";
import styles from "./workspace.module.css";

// The heaviest part of the admin: the frame and the fields are there before it.
const BodyEditor = lazy(() => loadPart(() => import("./body-editor.tsx")));

/** The text, and beside it the article as visitors will read it; on narrow screens one at a time. */
export function Workspace() {
  const { control } = useFormContext<PostForm>();
  const [view, setView] = useState<View>("write");
  const hasRoom = useMedia("(min-width: 1100px)");
  const workspace = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.workspace} data-view={view} ref={workspace}>
      {hasRoom ? null : <ViewSwitch view={view} onChange={setView} />}
      <Window tab="Text" className={styles.text}>
        <Suspense fallback={<p className={styles.waiting}>Loading the editor…</p>}>
          <Controller
            control={control}
            name="content"
            render={({ field }) => (
              <BodyEditor value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
            )}
          />
        </Suspense>
      </Window>
      <ArticlePreview
        workspace={workspace}
        isShown={hasRoom || view === "preview"}
        isBeside={hasRoom}
        className={styles.preview}
      />
    </div>
  );
}

type View = "write" | "preview";

const views: [View, string][] = [
  ["write", "Write"],
  ["preview", "Preview"],
];

/** Text or preview, where there is no room for both. */
function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div role="group" aria-label="What is shown" className={styles.switch}>
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          className={styles.button}
          onClick={() => onChange(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
