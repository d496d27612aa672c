import type { QuestionCategory } from "../../content/types.ts";
import { useOpenQuestion } from "./use-open-question.ts";
import styles from "./faq-category.module.css";

/**
 * The questions of one category. The browser's own disclosure widgets: their shared name keeps one open at a time, the
 * open one can be closed, and find-in-page opens them. `#question-id` in the address opens that question.
 */
export function FaqCategory({ category }: { category: QuestionCategory }) {
  const { id, title, questions } = category;
  const list = useOpenQuestion();
  return (
    <section id={id} className={styles.category} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.categoryHeading}>
        {title}
      </h2>
      <div ref={list}>
        {questions.map(({ id: questionId, question, answer }) => (
          <details key={questionId} id={questionId} name={id} className={styles.question}>
            <summary className={styles.summary}>
              <h3 className={styles.title}>{question}</h3>
              <span className={styles.mark} aria-hidden="true" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
