/** What publish-due-posts answers: how many scheduled posts were due in this run. */
export type PublishReport = { published: number };
