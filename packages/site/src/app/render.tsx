import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { listVersionQuery, publishedPostsQuery } from "@brightwren/core/blog/list-published-posts";
import { describePost } from "@brightwren/core/blog/describe-post";
import { articleQuery, neighbouringPostsQuery, relatedPostsQuery } from "@brightwren/core/blog/read-article";
import {
  type ArchivePage,
  type Article,
  blogKeys,
  type Category,
  type ListVersion,
  type NeighbouringPosts,
  type PostPage,
  type RelatedPost,
} from "@brightwren/core/blog/post";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import { ArticleBody } from "@brightwren/ui/article-body";
import { text } from "node:stream/consumers";
import { type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { type PageState, PageStateContext } from "../page/page-state.ts";
import { App } from "./app.tsx";
import { parseQuickly } from "./quick-article.ts";

/** Renders a page's `#root` to HTML at build time, head elements first. Rethrows the page's errors. */
export async function renderPage(path: string, state: PageState): Promise<string> {
  const isArticle = state.body !== undefined;
  const html = await render(path, { ...state, isFrameDrawn: isArticle && frame !== undefined });
  if (!isArticle) return html;
  frame ??= frameParts.map(({ drawn }) => drawn.exec(html)?.[0] ?? "");
  return frame.reduce((whole, part, at) => whole.replace(frameParts[at]?.empty ?? "", () => part), html);
}

/** Header and footer are the same on every article. Drawing them took half of an article's time. */
let frame: string[] | undefined;

const frameParts = ["header", "footer"].map((tag) => ({
  empty: `<${tag}></${tag}>`,
  drawn: new RegExp(`<${tag} id="site-${tag}"[^]*?</${tag}>`),
}));

const unfinished = "<!--$!-->";

async function render(path: string, state: PageState): Promise<string> {
  const page = (
    <StrictMode>
      <PageStateContext value={state}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </PageStateContext>
    </StrictMode>
  );
  // Faster, but waits for nothing, such as a part's code, and hides the page's errors.
  const html = renderToString(page);
  return (html.includes(unfinished) ? await renderPatiently(page) : html).replace(transitionMarks, "");
}

async function renderPatiently(page: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(page, {
    // Otherwise React appends large parts to the end of the HTML, hidden, with a script that moves them.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await text(prelude);
  if (failure) throw failure;
  return html;
}

/** Attributes for React's streaming script, which our pages do not use; they are invalid HTML. */
const transitionMarks = / vt-[a-z]+="[^"]*"/g;

type ArticlePage = {
  post: Omit<Article, "content">;
  markdown: string;
  related: RelatedPost[];
  neighbours: NeighbouringPosts;
  pictures: KnownPictures;
};

function renderArticleBody({ post, markdown, pictures }: ArticlePage): string {
  const html = renderToStaticMarkup(
    <ArticleBody
      markdown={markdown}
      pictures={pictures}
      isLeading={!post.featured_image_url}
      hasContents
      parse={parseQuickly}
    />,
  );
  return html.slice(html.indexOf(">") + 1, html.lastIndexOf("</div>"));
}

export type BuiltList = {
  category?: Category;
  categories: Category[];
  page: PostPage;
  version: ListVersion;
  /** Years with an archive page, newest first. Empty for a short list. */
  years: number[];
};

export function blogListState(list: BuiltList, pictures: KnownPictures): PageState {
  const { category, categories, page, version, years } = list;
  const { queryKey } = publishedPostsQuery({ categoryId: category?.id, search: "" }, version);
  return {
    queries: [
      [categoriesQuery().queryKey, categories],
      [listVersionQuery(category?.id).queryKey, version],
      [queryKey, page],
      [blogKeys.archiveYears(category?.slug), years],
    ],
    pictures,
  };
}

export const archiveState = (path: string, archive: ArchivePage, years: number[]): PageState => ({
  queries: [
    [blogKeys.archive(path), archive],
    [blogKeys.archiveYears(archive.category?.slug), years],
  ],
});

export function articleState(page: ArticlePage): PageState {
  const { post, related, neighbours, pictures } = page;
  const seo_meta_description = describePost({ ...post, content: page.markdown });
  const featured = [post, ...related].map((each) => bareAddress(each.featured_image_url ?? ""));
  const facts = featured.flatMap((address) => (pictures[address] ? [[address, pictures[address]]] : []));
  return {
    queries: [
      [articleQuery(post.slug).queryKey, { ...post, content: "", seo_meta_description } satisfies Article],
      [relatedPostsQuery(post).queryKey, related],
      [neighbouringPostsQuery(post).queryKey, neighbours],
    ],
    body: { id: post.id, updatedAt: post.updated_at, html: renderArticleBody(page) },
    pictures: Object.fromEntries(facts) as KnownPictures,
  };
}
