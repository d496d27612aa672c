import { LocalDraftsList } from "../drafts/local-drafts-list.tsx";
import { Screen } from "../parts/screen.tsx";
import { CustomPost } from "./custom-post.tsx";
import { DeploymentHealth } from "./deployment-health.tsx";
import { GenerationStatus, QuickGenerate } from "./generation.tsx";
import styles from "./overview-screen.module.css";
import { RecentPosts } from "./recent-posts.tsx";

/** The screen at /admin: generate a post, the latest ones, and how the site online was found. */
export function OverviewScreen() {
  return (
    <Screen title="Blog Admin" subtitle="Manage and generate blog posts">
      <LocalDraftsList />
      <div className={styles.desk}>
        <div className={styles.generating}>
          <GenerationStatus />
          <QuickGenerate />
          <CustomPost />
        </div>
        <RecentPosts />
      </div>
      <DeploymentHealth />
    </Screen>
  );
}
