import { Button } from "@brightwren/ui/button";
import { useGeneration } from "../generation/generation-provider.tsx";
import styles from "./library-offer.module.css";

export function LibraryOffer({ onChosen }: { onChosen: () => void }) {
  const { state, written, start } = useGeneration();
  if (state.status !== "idle" || written?.job.kind !== "custom" || !written.libraryTopics?.length)
    return null;
  const { categoryId } = written.job.request;
  const write = ({ id, title }: { id: string; title: string }) => {
    start({ kind: "custom", request: { topic: title, categoryId, from: { libraryTopic: id } } });
    onChosen();
  };
  return (
    <div role="group" aria-labelledby="library-offer" className={styles.offer}>
      <p id="library-offer" className={styles.text}>
        Prefer a finished article? These are the closest in the library. Your outline stays in your drafts.
      </p>
      <ul role="list" className={styles.choices}>
        {written.libraryTopics.map((topic) => (
          <li key={topic.id}>
            <Button kind="outline" onClick={() => write(topic)}>
              {`Write “${topic.title}”`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
