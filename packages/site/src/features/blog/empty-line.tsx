import { postsWithWordsQuery } from "@brightwren/core/blog/posts-with-words";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { noArticles } from "../../content/blog.ts";
import styles from "./empty-line.module.css";

/** Height of the line at `x`, in the drawing's units. */
const lineAt = (x: number) => Math.round(34 + 46 * Math.sin((Math.PI * x) / 960));

const pegs = [70, 190, 296, 402, 594, 704, 812, 930];

type EmptyLineProps = {
  search: string;
  /** Resets the filter; undefined if there are no articles at all. */
  onReset?: (() => void) | undefined;
};

export default function EmptyLine({ search, onReset }: EmptyLineProps) {
  const { data: posts = [] } = useQuery(postsWithWordsQuery(search));
  return (
    <div className={`single gap-5 ${styles.empty}`}>
      {posts.length > 0 ? (
        <section className="full" aria-labelledby="within">
          <h2 id="within" className="large mb-2">
            {noArticles.within}
          </h2>
          <ul role="list">
            {posts.map(({ id, title, slug }) => (
              <li key={id}>
                <Link to={paths.article(slug)} dir="auto" className="touch accent strong">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : search ? (
        <h2 dir="auto" className="card-title breaks">{`Nothing for “${search}”.`}</h2>
      ) : null}
      <svg viewBox="-20 0 1000 300" className={`overflows ${styles.drawing}`} aria-hidden="true">
        <path fill="none" stroke="var(--ink)" strokeWidth="3" d="M0 34Q480 126 960 34" />
        <circle cx="0" cy="34" r="9" />
        <circle cx="960" cy="34" r="9" />
        <g transform="rotate(-2 296 82)">
          <path className={styles.sheet} d="M278 76h142v196H302l-24-24z" />
          <path className={styles.fold} d="M278 248h24v24z" />
          <text className={styles.mark} x="349" y="222" textAnchor="middle">
            ?
          </text>
        </g>
        {pegs.map((x) => (
          <path key={x} fill="var(--accent)" d={`M${x - 6} ${lineAt(x) - 14}h12l-2 36h-3v-20h-2v20h-3z`} />
        ))}
      </svg>
      <p className="large snug ch-44 centred">{noArticles.text}</p>
      {onReset ? (
        <button type="button" className={buttonClass({ kind: "outline" })} onClick={onReset}>
          {noArticles.label}
        </button>
      ) : null}
    </div>
  );
}
