/** 'unknown': the backend does not respond. `movedTo`: the current slug of the post that used to have this slug. */
export type ArticleAnswer = "published" | "missing" | "unknown" | { movedTo: string };

export type ArticleLookup = (slug: string) => Promise<ArticleAnswer>;

/**
 * Asks the Data API whether an article without a prerendered file exists. Caches each response for a minute and never
 * rejects. `lookUpSource` copies this function's source code into edge functions, so it must be self-contained.
 */
export function articleLookup(url: string, key: string): ArticleLookup {
  const cache = new Map<string, { answer: ArticleAnswer; until: number }>();
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
      const typed = decodeURIComponent(segment);
      // A link may have capitals, or end with the punctuation of its sentence.
      const slug = typed.toLowerCase().replace(/([\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "$1");
      // No slug contains other characters.
      if (!/^[a-z0-9-]+$/.test(slug)) return "missing";
      if (slug !== typed) return { movedTo: slug };
      const known = cache.get(slug);
      if (known && known.until > Date.now()) return known.answer;
      const answer = await ask(slug);
      if (cache.size >= 1000) cache.clear();
      cache.set(slug, { answer, until: Date.now() + 60_000 });
      return answer;
    } catch {
      return "unknown";
    }
  };
}

export type BackendFacts = {
  supabaseUrl: string;
  publishableKey: string;
};

/** Source code that defines `lookUp(slug)`, for the hosting provider's handler for articles without a file. */
export const lookUpSource = ({ supabaseUrl, publishableKey }: BackendFacts): string =>
  `${articleLookup.toString()}
const lookUp = articleLookup(${JSON.stringify(supabaseUrl)}, ${JSON.stringify(publishableKey)});`;
