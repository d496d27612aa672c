import { ArticleBody } from "@brightwren/ui/article-body";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { PageStateContext, type PageState } from "./page-state.ts";

export * from "./page-queries.ts";

/**
 * Draws a page as HTML: what React would put into `#root`, its head elements first. Used at build only.
 * Throws what the page throws.
 */
export async function renderPage(path: string, state: PageState): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <PageStateContext value={state}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </PageStateContext>
    </StrictMode>,
    {
      // Larger parts would otherwise come last in the document, hidden, with a script that moves them.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}

/** An article's body as HTML, without its wrapper. */
export function renderArticleBody(markdown: string): string {
  const html = renderToStaticMarkup(<ArticleBody markdown={markdown} />);
  return html.slice(html.indexOf(">") + 1, html.lastIndexOf("</div>"));
}
