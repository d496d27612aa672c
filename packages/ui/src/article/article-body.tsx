import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { articleBodyClass } from "./article-body-class.ts";
import styles from "./article-body.module.css";

// Headings start below the page's own h1, whatever level the author began with.
const components: Components = {
  h1: "h2",
  img: ({ node: _node, alt, ...props }) => <img {...props} alt={alt ?? ""} loading="lazy" decoding="async" />,
  table: ({ node: _node, ...props }) => (
    // Reachable by keyboard, because it may scroll sideways.
    <div className={styles.tableScroll} role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  ),
  // The checkbox of a task list has no label of its own.
  input: ({ node: _node, ...props }) => <input {...props} aria-label={props.checked ? "Done" : "To do"} />,
  pre: ({ node: _node, ...props }) => <pre {...props} tabIndex={0} />,
};

/**
 * An article's body from its Markdown (with GitHub's tables, task lists and strikethrough).
 * Raw HTML is dropped. Links keep only http, https, irc, ircs, mailto and xmpp addresses and relative ones
 * (react-markdown's default, as specification section 2 asks).
 */
export function ArticleBody({ markdown }: { markdown: string }) {
  return (
    <div className={articleBodyClass}>
      <Markdown remarkPlugins={[remarkGfm]} components={components} skipHtml>
        {markdown}
      </Markdown>
    </div>
  );
}
