import { beforeEach, describe, expect, test } from "vitest";
import { hostedMember, hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { publishPending } from "./publish-pending.ts";

const seo = "11111111-1111-4111-8111-111111111111";
const design = "11111111-1111-4111-8111-111111111112";
const first = "22222222-2222-4222-8222-222222222221";
const second = "22222222-2222-4222-8222-222222222222";
const draft = "22222222-2222-4222-8222-222222222223";

onBothEngines((start) => {
  const database = ownDatabase(start);
  const owner = (query: string) => database.as("authenticated", query, hostedOwner);
  const setPost = (id: string, values: string) =>
    owner(`update public.blog_posts set ${values} where id = '${id}'`);
  const targets = async () =>
    Object.fromEntries(
      (await database.as("anon", "select kind, slug, target from public.blog_redirect_targets")).map(
        (row) => {
          const { kind, slug, target } = row as Record<"kind" | "slug" | "target", string>;
          return [`${kind} ${slug}`, target];
        },
      ),
    );
  const isNoted = async () => {
    const [row] = await database.rows<{ noted: boolean }>(
      "select waiting_since is not null as noted from private.site_rebuild",
    );
    await database.exec("update private.site_rebuild set waiting_since = null");
    return row?.noted;
  };

  beforeEach(() =>
    database.exec(`
      delete from public.blog_posts; delete from public.blog_post_trash; delete from public.blog_redirects; delete from public.blog_categories;
      insert into public.blog_categories (id, name, slug) values ('${seo}', 'SEO', 'seo'), ('${design}', 'Design', 'design');
      insert into public.blog_posts (id, title, slug, status, published_at, category_id, tags) values
        ('${first}', 'First', 'first', 'published', '2026-01-02', '${seo}', '{maps,seo,tips}'),
        ('${second}', 'Second', 'second', 'published', '2026-01-01', '${design}', '{tips}'),
        ('${draft}', 'Draft', 'draft', 'draft', null, '${seo}', '{seo,maps}');
      update private.site_rebuild set waiting_since = null;
    `),
  );

  describe("a post's old slug", () => {
    test("redirects directly to the current slug after several changes", async () => {
      await setPost(first, "slug = 'better'");
      await setPost(first, "slug = 'best'");
      expect(await targets()).toEqual({ "post first": "best", "post better": "best" });
    });

    test("is not stored when it was never public", async () => {
      await setPost(draft, "slug = 'better'");
      await setPost(draft, "status = 'published', published_at = now(), slug = 'best'");
      expect(await targets()).toEqual({});
    });

    test("is removed when the post uses it again", async () => {
      await setPost(first, "slug = 'better'");
      await setPost(first, "slug = 'first'");
      expect(await targets()).toEqual({ "post better": "first" });
      expect(await database.rows("select slug from public.blog_redirects")).toEqual([{ slug: "better" }]);
    });

    test("redirects while only a draft uses it", async () => {
      await setPost(first, "slug = 'better'");
      await setPost(draft, "slug = 'first'");
      expect(await targets()).toEqual({ "post first": "better" });
      await setPost(draft, "status = 'published', published_at = now()");
      expect(await targets()).toEqual({});
    });

    test("is hidden from visitors while the post is not public", async () => {
      await setPost(first, "slug = 'better'");
      await setPost(first, "status = 'archived'");
      expect(await targets()).toEqual({});
      const query = "select slug from public.blog_redirects";
      expect(await database.as("anon", query)).toEqual([]);
      expect(await database.as("authenticated", query, hostedMember)).toEqual([]);
      expect(await owner(query)).toEqual([{ slug: "first" }]);
    });

    test("redirects again when a deleted post is restored", async () => {
      await setPost(first, "slug = 'better'");
      await owner(`delete from public.blog_posts where id = '${first}'`);
      expect(await targets()).toEqual({});
      await owner(`insert into public.blog_posts (id, title, slug, status, published_at)
        values ('${first}', 'First', 'again', 'published', now())`);
      expect(await targets()).toEqual({ "post first": "again" });
    });

    test("can be deleted by the owner", async () => {
      await setPost(first, "slug = 'better'");
      expect(await isNoted()).toBe(true);
      await owner("delete from public.blog_redirects");
      expect([await isNoted(), await targets()]).toEqual([true, {}]);
    });

    test("is not recorded as a public change while the post is not public", async () => {
      await setPost(first, "status = 'archived'");
      await isNoted();
      await setPost(first, "slug = 'better'");
      expect(await isNoted()).toBe(false);
    });
  });

  test("redirects a category's old slug until another category uses it", async () => {
    await owner(`update public.blog_categories set slug = 'search' where id = '${seo}'`);
    expect(await targets()).toEqual({ "category seo": "search" });
    await owner("insert into public.blog_categories (name, slug) values ('New', 'seo')");
    expect(await targets()).toEqual({});
  });

  test("orders the categories in one statement", async () => {
    await owner(`select public.order_categories('{${seo},${design}}')`);
    expect(await database.rows("select slug from public.blog_categories order by position")).toEqual([
      { slug: "seo" },
      { slug: "design" },
    ]);
  });

  describe("merging categories", () => {
    const merge = (from: string, to: string) =>
      owner(`select public.merge_categories('${from}', '${to}') as posts`);
    const postsOf = (condition: string) =>
      database.rows(`select slug from public.blog_posts where ${condition} order by slug`);

    test("redirects the merged category's slugs to the remaining category", async () => {
      await owner(`update public.blog_categories set slug = 'search' where id = '${seo}'`);
      expect(await merge(seo, design)).toEqual([{ posts: 2 }]);
      expect(await postsOf(`category_id = '${design}'`)).toHaveLength(3);
      expect(await database.rows("select slug from public.blog_categories")).toEqual([{ slug: "design" }]);
      expect(await targets()).toEqual({ "category seo": "design", "category search": "design" });
    });

    test("updates pending versions so that they can still be published", async () => {
      await owner(`insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
        select id, '{"title": "Newer", "category_id": "${seo}"}', updated_at from public.blog_posts where id in ('${first}', '${second}')`);
      expect(await merge(seo, design)).toEqual([{ posts: 3 }]);
      expect(await owner(publishPending)).toEqual([{ outcome: "stored" }, { outcome: "stored" }]);
      expect(await postsOf(`title = 'Newer' and category_id = '${design}'`)).toHaveLength(2);
    });

    test.each([
      ["a category into itself", seo, seo],
      ["a category into a deleted one", seo, first],
      ["a deleted category", first, seo],
    ])("does nothing when asked to merge %s", async (_, from, to) => {
      expect(await merge(from, to)).toEqual([{ posts: null }]);
      expect(await postsOf(`category_id = '${seo}'`)).toHaveLength(2);
    });
  });

  describe("a tag", () => {
    const tags = () => database.rows("select slug, tags from public.blog_posts order by slug");

    test("is renamed in place", async () => {
      expect(await owner("select public.replace_tag('seo', 'maps') as posts")).toEqual([{ posts: 2 }]);
      expect(await tags()).toEqual([
        { slug: "draft", tags: ["maps"] },
        { slug: "first", tags: ["maps", "tips"] },
        { slug: "second", tags: ["tips"] },
      ]);
    });

    test("is removed from posts and pending versions", async () => {
      await owner(`insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
        select id, '{"tags": ["tips", "new"]}', updated_at from public.blog_posts where id = '${second}'`);
      expect(await owner("select public.replace_tag('tips') as posts")).toEqual([{ posts: 2 }]);
      await owner(publishPending);
      expect(await tags()).toEqual([
        { slug: "draft", tags: ["seo", "maps"] },
        { slug: "first", tags: ["maps", "seo"] },
        { slug: "second", tags: ["new"] },
      ]);
    });

    test("changes the version only of posts that have the tag", async () => {
      const versions = () => database.rows("select updated_at::text from public.blog_posts order by slug");
      const before = await versions();
      await owner("select public.replace_tag('seo', 'search')");
      const after = await versions();
      expect(after.map((version, at) => version["updated_at"] !== before[at]?.["updated_at"])).toEqual([
        true,
        true,
        false,
      ]);
    });
  });
});
