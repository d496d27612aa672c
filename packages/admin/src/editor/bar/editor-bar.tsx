import { Badge } from "@brightwren/ui/badge";
import { Link } from "react-router-dom";
import { adminPaths } from "../../host/admin-paths.ts";
import type { SaveIntent } from "../saving/save-queue.ts";
import { useEditor } from "../session/editor-context.ts";
import styles from "./editor-bar.module.css";
import { MainActions } from "./main-actions.tsx";
import { MoreActions } from "./more-actions.tsx";
import { statusName } from "./post-status.ts";
import { SaveStatus } from "./save-status.tsx";

/** Stays at the top while the text scrolls: where the post stands, whether it is saved, and what can be done. */
export function EditorBar({ act }: { act: (intent: SaveIntent) => Promise<void> }) {
  const { post, pending } = useEditor().snapshot;
  return (
    <div className={styles.bar}>
      <div className={styles.where}>
        <Link to={adminPaths.posts} className={styles.back}>
          Posts
        </Link>
        <Badge>{statusName(post?.status)}</Badge>
        {pending ? <Badge quiet>Pending version</Badge> : null}
        <SaveStatus />
      </div>
      <div className={styles.actions}>
        <MainActions act={act} />
        <MoreActions act={act} />
      </div>
    </div>
  );
}
