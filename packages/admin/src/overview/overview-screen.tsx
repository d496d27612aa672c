import { buttonClass } from "@brightwren/ui/button-class";
import { Part } from "@brightwren/ui/part";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { LocalDraftsList } from "../drafts/local-drafts-list.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { Screen } from "../parts/screen.tsx";
import { CustomPost } from "./custom-post.tsx";
import { DeploymentHealth } from "./deployment-health.tsx";
import { Desk } from "./desk.tsx";
import { GenerationStatus, QuickGenerate, WriterNote } from "./generation.tsx";
import { LibraryOffer } from "./library-offer.tsx";
import styles from "./overview-screen.module.css";
import { RecentPosts } from "./recent-posts.tsx";

export function OverviewScreen() {
  const status = useRef<HTMLDivElement>(null);
  return (
    <Screen
      title="Blog Admin"
      subtitle="Manage and generate blog posts"
      actions={
        <Link to={adminPaths.newPost} className={buttonClass()}>
          New post
        </Link>
      }
    >
      <Part>
        <LocalDraftsList />
      </Part>
      <Part>
        <Desk />
      </Part>
      <div className={styles.work}>
        <div className={styles.generating}>
          <Part>
            <GenerationStatus ref={status} />
            {/* The clicked button disappears, so the focus moves to the status. */}
            <LibraryOffer onChosen={() => status.current?.focus()} />
            <QuickGenerate />
            <CustomPost />
            <WriterNote />
          </Part>
        </div>
        <Part>
          <RecentPosts />
        </Part>
      </div>
      <Part>
        <DeploymentHealth />
      </Part>
    </Screen>
  );
}
