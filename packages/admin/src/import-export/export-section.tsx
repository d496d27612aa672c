import { keys } from "@brightwren/brand";
import type { ExportProgress } from "@brightwren/core/export/export-everything";
import { Button } from "@brightwren/ui/button";
import { notify } from "@brightwren/ui/notify";
import { useEffect, useRef, useState } from "react";
import { explainUnreachable, fromHost } from "../files/file-errors.ts";
import { useHost } from "../host/host.ts";
import { notifyFailure } from "../parts/failure.ts";
import { formatCount, londonDay } from "../parts/format.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import styles from "./import-export.module.css";
import { Progress } from "./progress.tsx";
import { Section } from "../parts/section.tsx";

const doing = {
  posts: "Posts",
  pictures: "Pictures",
  enquiries: "Enquiries",
  subscriptions: "Subscriptions",
} as const;

const about = "export-everything";

export function ExportSection() {
  const host = useHost();
  const { withSession } = useReauthentication();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const name = `${keys.prefix}-export-${londonDay(new Date())}.zip`;
    const control = new AbortController();
    running.current = control;
    const sink = await fromHost(host.openSink({ name, type: "application/zip" }));
    if (!sink) return;
    setProgress({ doing: "posts", done: 0, total: undefined });
    const { exportEverything } = await import("@brightwren/core/export/export-everything");
    const { posts, pictures, missing } = await withSession(() =>
      exportEverything({
        sink: new WritableStream<Uint8Array<ArrayBuffer>>({
          write: (part) => fromHost(sink.write(part)),
          close: () => fromHost(sink.close()),
          abort: () => sink.abort(),
        }),
        site: host.siteUrl,
        signal: control.signal,
        onProgress: setProgress,
      }),
    );
    const all = `${formatCount(posts, "post", "posts")} and ${formatCount(pictures, "picture", "pictures")} exported as ${name}.`;
    const lost =
      missing.length > 0
        ? ` ${formatCount(missing.length, "picture file", "picture files")} could not be read. They’re listed in its README.txt.`
        : "";
    notify({ title: "Success", description: all + lost, about });
  };
  const start = () => {
    if (running.current) return;
    run()
      .catch((error: unknown) => {
        if (running.current?.signal.aborted) return;
        notifyFailure("Failed to export everything", explainUnreachable(error), about);
      })
      .finally(() => {
        running.current = undefined;
        setProgress(undefined);
      });
  };
  return (
    <Section title="Export everything" className={`panel shrinks ${styles.source}`}>
      <p className="hint mt-1 measure">
        One ZIP with all posts as Markdown, their pictures, categories, enquiries, subscriptions, old
        addresses and settings. You can open it without this app, or import it back exactly as it was. It
        contains visitors’ enquiries and your customers’ details, so keep it safe.
      </p>
      <div className={`cluster gap-3 mt-4 ${styles.buttons}`}>
        <Button kind="outline" busy={progress !== undefined} onClick={start}>
          Export everything
        </Button>
        {progress ? (
          <>
            <Progress label="Export" {...progress} doing={doing[progress.doing]} role="status" />
            <Button kind="outline" onClick={() => running.current?.abort()}>
              Stop
            </Button>
          </>
        ) : null}
      </div>
    </Section>
  );
}
