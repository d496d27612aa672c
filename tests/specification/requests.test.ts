import { recentPostsQuery } from "@brightwren/core/admin-posts/read-posts";
import { deletePost } from "@brightwren/core/admin-posts/write-posts";
import { listCategories } from "@brightwren/core/blog/list-categories";
import { cardColumns, listPublishedPosts } from "@brightwren/core/blog/list-published-posts";
import { getPublishedArticle, listRelatedPosts } from "@brightwren/core/blog/read-article";
import { isAdmin } from "@brightwren/core/session/access";
import { signIn, signOut } from "@brightwren/core/session/sign-in";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { exampleSession } from "@brightwren/core/testing/example-session";
import { beforeEach, describe, expect, test, vi } from "vitest";

// Tests the requests specified in section 7. tests/backend tests the permissions.

const never = new AbortController().signal;
const row = {
  id: "p1",
  slug: "a-slug",
  title: "SEO",
  excerpt: "",
  content: "",
  tags: [],
  published_at: null,
  role: "admin",
};

/** The requests sent: method, path and decoded query. */
let asked: string[];

const isAuth = (url: URL) => url.pathname.startsWith("/auth/");

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).join("&");
    asked.push(`${init?.method ?? "GET"} ${url.pathname}?${query}`);
    return Response.json(isAuth(url) ? exampleSession : [row], {
      headers: { "content-range": "0-0/1" },
    });
  });
  configureSupabase({ url: "http://127.0.0.1:1", publishableKey: "key" });
});

describe("a visitor", () => {
  test("reads all category fields, sorted by name, when the blog opens", async () => {
    await listCategories(never);
    expect(asked).toEqual(["GET /rest/v1/blog_categories?select=*&order=name.asc"]);
  });

  test("reads all published posts, newest first, when the blog opens", async () => {
    await listPublishedPosts({}, null, never);
    const select = cardColumns.replaceAll(" ", "");
    expect(asked).toEqual([
      `GET /rest/v1/blog_posts?select=${select}&status=eq.published&order=published_at.desc,id.asc`,
    ]);
    expect(select).toMatch(/,category:blog_categories\(name,slug\)$/);
  });

  test("filters posts by category and text when both are set", async () => {
    await listPublishedPosts({ categoryId: "c1", search: "seo" }, null, never);
    expect(asked[0]).toMatch(/&category_id=eq\.c1&or=\(title\.ilike\.%seo%,excerpt\.ilike\.%seo%\)$/);
  });

  test("reads one published post with its category by slug when an article opens", async () => {
    await getPublishedArticle("a-slug", never);
    expect(asked).toEqual([
      "GET /rest/v1/blog_posts?select=*,category:blog_categories(name,slug)&slug=eq.a-slug&status=eq.published",
    ]);
  });

  test("reads three other published posts in the category for related articles", async () => {
    await listRelatedPosts({ id: "p1", category_id: "c1" }, never);
    expect(asked[0]).toMatch(/^GET \/rest\/v1\/blog_posts\?select=id,title,slug,excerpt,/);
    for (const part of ["category_id=eq.c1", "status=eq.published", "id=neq.p1", "limit=3"])
      expect(asked[0]?.split(/[?&]/)).toContain(part);
  });
});

describe("the owner", () => {
  beforeEach(async () => {
    await signIn("owner@brightwren.example", "password");
  });

  test("signs in and out with the Auth API", async () => {
    await signOut();
    expect(asked).toEqual(["POST /auth/v1/token?grant_type=password", "POST /auth/v1/logout?scope=local"]);
  });

  test("reads their own admin role when access is checked", async () => {
    await isAdmin(exampleSession.user.id);
    expect(asked.at(-1)).toBe(
      `GET /rest/v1/user_roles?select=role&user_id=eq.${exampleSession.user.id}&role=eq.admin`,
    );
  });

  test("reads four fields of the ten latest posts when the overview opens", async () => {
    await recentPostsQuery().queryFn({ signal: never });
    expect(asked.at(-1)).toBe(
      "GET /rest/v1/blog_posts?select=id,title,slug,created_at&order=created_at.desc&limit=10",
    );
  });

  test("deletes a post by its id", async () => {
    await deletePost("p1");
    expect(asked.at(-1)).toMatch(/^DELETE \/rest\/v1\/blog_posts\?id=eq\.p1(&|$)/);
  });
});
