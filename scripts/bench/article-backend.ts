import { once } from "node:events";
import type { SiteSettings } from "@brightwren/site/site-settings";
import { startChild } from "./child-process.ts";
import type { GeneratedArticle } from "./generated-articles.ts";

const batchSize = 500;

export type ArticleBackend = {
  settings: SiteSettings;
  add: (articles: readonly GeneratedArticle[]) => Promise<void>;
  change: (slug: string) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startArticleBackend(): Promise<ArticleBackend> {
  const {
    answer,
    process: child,
    stop,
  } = await startChild<{
    url: string;
    anonKey: string;
    serviceRoleKey: string;
  }>("run-backend.ts");
  const { url, anonKey, serviceRoleKey } = answer;
  return {
    settings: {
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_PUBLISHABLE_KEY: anonKey,
      VITE_SITE_URL: "https://brightwren.example",
    },
    stop,
    add: async (articles) => {
      for (let from = 0; from < articles.length; from += batchSize) {
        child.send(articles.slice(from, from + batchSize));
        await once(child, "message");
      }
    },
    change: async (slug) => {
      const response = await fetch(`${url}/rest/v1/blog_posts?slug=eq.${slug}`, {
        method: "PATCH",
        headers: {
          apikey: serviceRoleKey,
          authorization: `Bearer ${serviceRoleKey}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ excerpt: `Changed ${Date.now()}.`, content: `## Changed\n\n${Date.now()}` }),
      });
      if (!response.ok) throw new Error(`Changing the article failed: ${await response.text()}`);
    },
  };
}
