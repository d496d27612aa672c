/**
 * Whether a published post has a slug, as far as the backend says; 'unknown' when it does not. Where a published post had
 * it before: the slug that it has now.
 */
export type ArticleAnswer = "published" | "missing" | "unknown" | { movedTo: string };

export type ArticleLookup = (slug: string) => Promise<ArticleAnswer>;

/**
 * Asks the Data API whether an article exists that has no file (yet): `url` of the Supabase project, `key` its
 * publishable key. An answer is kept for a minute. Its text is written into what hosts run (lookUpSource), so it
 * uses nothing from outside itself. Never rejects.
 */
export function articleLookup(url: string, key: string): ArticleLookup {
  const kept = new Map<string, { answer: ArticleAnswer; until: number }>();
  /** The first row, undefined where there is none. */
  const read = async (table: string, query: Record<string, string>) => {
    const response = await fetch(`${url}/rest/v1/${table}?${new URLSearchParams({ ...query, limit: "1" })}`, {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(3000),
    });
    if (!response.ok) throw new Error(`${table}: ${response.status}`);
    const [row] = (await response.json()) as Record<string, string>[];
    return row;
  };
  const ask = async (slug: string): Promise<ArticleAnswer> => {
    const asked = { slug: `eq.${slug}` };
    if (await read("blog_posts", { select: "slug", ...asked, status: "eq.published" })) return "published";
    const moved = await read("blog_redirect_targets", { select: "target", ...asked, kind: "eq.post" });
    return moved?.["target"] ? { movedTo: moved["target"] } : "missing";
  };
  return async (segment) => {
    try {
      const slug = decodeURIComponent(segment);
      // What no slug is made of (core's get-published-article.ts).
      if (!/^[\p{L}\p{N}._~-]+$/u.test(slug)) return "missing";
      const known = kept.get(slug);
      if (known && known.until > Date.now()) return known.answer;
      const answer = await ask(slug);
      if (kept.size >= 1000) kept.clear();
      kept.set(slug, { answer, until: Date.now() + 60_000 });
      return answer;
    } catch {
      return "unknown";
    }
  };
}

export type BackendFacts = {
  supabaseUrl: string;
  /** The key that is in every page as well. */
  publishableKey: string;
};

/** JavaScript that makes `lookUp(slug)`, for the code that a host runs where an article has no file. */
export const lookUpSource = ({ supabaseUrl, publishableKey }: BackendFacts): string =>
  `${articleLookup.toString()}
const lookUp = articleLookup(${JSON.stringify(supabaseUrl)}, ${JSON.stringify(publishableKey)});`;
