import { buttonClass } from "@brightwren/ui/button-class";
import { useGeneration } from "../generation/generation-provider.tsx";
import styles from "./library-offer.module.css";

/** The nearest articles of the library, after an outline was made. Nothing when none is near. */
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
        Would a finished article suit you better? These are the nearest in the library. Your outline stays in
        your drafts.
      </p>
      <ul role="list" className={styles.choices}>
        {written.libraryTopics.map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className={buttonClass({ variant: "outline" })}
              onClick={() => write(topic)}
            >
              {`Write “${topic.title}”`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
