import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { publishedPostsQuery } from "@brightwren/core/blog/list-published-posts";
import { articleQuery, neighbouringPostsQuery, relatedPostsQuery } from "@brightwren/core/blog/read-article";
import type { Article, Category, NeighbouringPosts, PostCard, RelatedPost } from "@brightwren/core/blog/post";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import { ArticleBody } from "@brightwren/ui/article-body";
import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { type PageState, PageStateContext } from "../page/page-state.ts";
import { App } from "./app.tsx";

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
  const html = await text(prelude);
  if (failure) throw failure;
  return html.replace(transitionMarks, "");
}

/** What `<ViewTransition>` leaves for the script of React's streaming, which no page of ours has; HTML knows no such attributes. */
const transitionMarks = / vt-[a-z]+="[^"]*"/g;

type ArticlePage = {
  post: Omit<Article, "content">;
  markdown: string;
  related: RelatedPost[];
  neighbours: NeighbouringPosts;
  /** What the build learnt of the article's pictures. */
  pictures: KnownPictures;
};

/** An article's body as HTML, without its wrapper. */
function renderArticleBody({ post, markdown, pictures }: ArticlePage): string {
  const html = renderToStaticMarkup(
    <ArticleBody markdown={markdown} pictures={pictures} isLeading={!post.featured_image_url} hasContents />,
  );
  return html.slice(html.indexOf(">") + 1, html.lastIndexOf("</div>"));
}

/** What a list of the blog is drawn from: the whole, or a category's. */
export const blogListState = (
  categories: Category[],
  posts: PostCard[],
  pictures: KnownPictures,
  categoryId?: string,
): PageState => ({
  queries: [
    [categoriesQuery().queryKey, categories],
    [publishedPostsQuery({ categoryId, search: "" }).queryKey, posts],
  ],
  pictures,
});

/** What an article's page is drawn from: the post, its body as HTML in place of its Markdown, and its relatives. */
export function articleState(page: ArticlePage): PageState {
  const { post, related, neighbours, pictures } = page;
  const featured = [post, ...related].map((each) => bareAddress(each.featured_image_url ?? ""));
  const facts = featured.flatMap((address) => (pictures[address] ? [[address, pictures[address]]] : []));
  return {
    queries: [
      [articleQuery(post.slug).queryKey, { ...post, content: "" } satisfies Article],
      [relatedPostsQuery(post).queryKey, related],
      [neighbouringPostsQuery(post).queryKey, neighbours],
    ],
    body: { id: post.id, updatedAt: post.updated_at, html: renderArticleBody(page) },
    pictures: Object.fromEntries(facts) as KnownPictures,
  };
}
