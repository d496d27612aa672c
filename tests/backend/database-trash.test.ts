import { beforeEach, describe, expect, test } from "vitest";
import { hostedMember, hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { publishPending } from "./publish-pending.ts";

const id = "22222222-2222-4222-8222-222222222221";
const other = "22222222-2222-4222-8222-222222222222";
const category = "11111111-1111-4111-8111-111111111111";
const enquiry = "33333333-3333-4333-8333-333333333333";

onBothEngines((start) => {
  const database = ownDatabase(start);

  beforeEach(() =>
    database.exec(`
      delete from public.blog_posts; delete from public.blog_post_trash; delete from public.blog_categories;
      delete from public.contact_enquiries; delete from private.enquiry_trash; delete from public.post_pictures;
    `),
  );

  const owner = (query: string) => database.as("authenticated", query, hostedOwner);
  const tidy = () => database.asOwner("select private.tidy_up();");
  const add = (values: string, columns = "") =>
    database.exec(
      `insert into public.blog_posts (id, title, slug, status, published_at ${columns}) values ${values}`,
    );
  const remove = (which = id) => owner(`delete from public.blog_posts where id = '${which}'`);
  const restore = (...ids: string[]) =>
    owner(`select * from public.restore_trashed_posts('{${ids.join(",")}}')`);
  const posts = () => database.rows("select slug, status from public.blog_posts order by slug");
  const versions = (columns = "fields ->> 'title' as title") =>
    database.rows(
      `select ${columns} from public.blog_post_versions where post_id = '${id}' order by made_at`,
    );
  const trash = (columns = "post ->> 'slug' as slug") =>
    database.rows(`select ${columns} from public.blog_post_trash order by trashed_at, post ->> 'slug'`);

  describe("a deleted post", () => {
    const whole = "to_jsonb(p) - array['status', 'updated_at'] as row";

    test("is restored as a draft with its pending version", async () => {
      await database.exec(`insert into public.blog_categories values ('${category}', 'SEO', 'seo')`);
      await add(
        `('${id}', 'Title', 'title', 'published', '2020-02-02 UTC', 'Text', '${category}', '{a,b}', '2020-01-01 UTC')`,
        ", content, category_id, tags, created_at",
      );
      await database.exec(`insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by)
        select id, '{"title": "New"}', updated_at, '${hostedMember}' from public.blog_posts`);
      const before = await database.rows(`select ${whole} from public.blog_posts p`);
      await remove();
      expect(await posts()).toEqual([]);
      expect(await trash("trashed_by::text as by, pending ->> 'fields' is not null as pending")).toEqual([
        { by: hostedOwner, pending: true },
      ]);
      expect(await restore(id)).toEqual([{ trashed_id: id, post_id: id, slug: "title", changed: [] }]);
      expect(await database.rows(`select ${whole} from public.blog_posts p`)).toEqual(before);
      expect(
        await database.rows(`select p.status, v.fields, v.saved_by::text as by, v.base_updated_at = p.updated_at as current
          from public.blog_post_pending_versions v join public.blog_posts p on p.id = v.post_id`),
      ).toEqual([{ status: "draft", fields: { title: "New" }, by: hostedMember, current: true }]);
      expect(await trash()).toEqual([]);
    });

    test.each([
      ["published", "draft"],
      ["scheduled", "draft"],
      ["draft", "draft"],
      ["archived", "archived"],
    ])("that was %s is restored as %s", async (status, after) => {
      await add(`('${id}', 'A', 'a', '${status}', now())`);
      await remove();
      await restore(id);
      expect(await posts()).toEqual([{ slug: "a", status: after }]);
    });

    test("is restored with a free slug when its original slug is taken", async () => {
      const long = "a".repeat(100);
      await add(`('${id}', 'A', '${long}', 'draft', null)`);
      await remove();
      await add(
        `('${other}', 'B', '${long}', 'draft', null), (gen_random_uuid(), 'C', '${"a".repeat(98)}-2', 'draft', null)`,
      );
      expect(await restore(id)).toEqual([
        { trashed_id: id, post_id: id, slug: `${"a".repeat(98)}-3`, changed: ["slug"] },
      ]);
    });

    test("is restored without a category when its category has been deleted", async () => {
      await database.exec(`insert into public.blog_categories values ('${category}', 'SEO', 'seo')`);
      await add(`('${id}', 'A', 'a', 'draft', null, '${category}')`, ", category_id");
      await remove();
      await owner("delete from public.blog_categories");
      expect(await restore(id)).toEqual([
        { trashed_id: id, post_id: id, slug: "a", changed: ["category_id"] },
      ]);
    });

    test("is restored once, with a result for every requested id", async () => {
      await add(`('${id}', 'A', 'a', 'draft', null)`);
      await remove();
      expect(await restore(other, id, id)).toMatchObject([
        { trashed_id: other, post_id: null },
        { trashed_id: id, post_id: id },
        { trashed_id: id, post_id: null },
      ]);
    });

    test("remains in the trash when another post with the same id is deleted", async () => {
      await add(`('${id}', 'First', 'first', 'draft', null)`);
      await remove();
      await add(`('${id}', 'Second', 'second', 'draft', null)`);
      await remove();
      await add(`('${id}', 'Third', 'third', 'draft', null)`);
      const trashed = await trash("post_id::text as id");
      const restored = (await restore(...trashed.map((row) => String(row["id"])))) as { post_id: string }[];
      expect(new Set(restored.map((one) => one.post_id)).size).toBe(2);
      expect((await posts()).map(({ slug }) => slug)).toEqual(["first", "second", "third"]);
    });

    test("is purged from the trash after 30 days", async () => {
      await add(`('${id}', 'A', 'a', 'draft', null), ('${other}', 'B', 'b', 'draft', null)`);
      await database.as("service_role", `delete from public.blog_posts where id = '${id}'`);
      await database.exec(`delete from public.blog_posts;
        update public.blog_post_trash set trashed_at = now() - interval '30 days 1 minute' where post_id = '${id}';
        update public.blog_post_trash set trashed_at = now() - interval '29 days' where post_id = '${other}';`);
      expect(await trash()).toEqual([{ slug: "a" }, { slug: "b" }]);
      await tidy();
      expect(await trash()).toEqual([{ slug: "b" }]);
    });
  });

  describe("the version history", () => {
    const save = (change: string) => owner(`update public.blog_posts set ${change} where id = '${id}'`);

    test("stores each published version with its author", async () => {
      await add(`('${id}', 'Draft', 'a', 'draft', now())`);
      await save("title = 'Second draft'");
      expect(await versions()).toEqual([]);
      await save("status = 'published', title = 'Published'");
      await save("title = 'Changed'");
      await database.exec(`update public.blog_posts set content = 'By nobody' where id = '${id}'`);
      expect(
        await versions("fields ->> 'title' as title, made_by::text as by, made_by_email as email"),
      ).toEqual([
        { title: "Published", by: hostedOwner, email: "owner@example.com" },
        { title: "Changed", by: hostedOwner, email: "owner@example.com" },
        { title: "Changed", by: null, email: null },
      ]);
      const names = await database.rows(
        `select count(distinct name)::int as n from public.blog_post_versions, jsonb_object_keys(fields) name where post_id = '${id}'`,
      );
      const pending = await database.attempt(
        "authenticated",
        `insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
         select post_id, fields, now() from public.blog_post_versions limit 1`,
        hostedOwner,
      );
      expect([names, pending]).toEqual([[{ n: 13 }], 1]);
    });

    test("does not store saves that visitors cannot see", async () => {
      await add(`('${id}', 'A', 'a', 'published', now())`);
      await save("title = 'A'");
      await save("created_at = now()");
      await save("status = 'archived', title = 'Hidden'");
      await save("status = 'published', title = 'A'");
      expect(await versions()).toEqual([{ title: "A" }]);
    });

    test("stores a version when a pending version or a scheduled post is published", async () => {
      await add(`('${id}', 'A', 'a', 'scheduled', now() - interval '1 minute')`);
      await database.as("service_role", "select public.publish_due_posts()");
      await owner(`insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
        select id, '{"title": "B"}', updated_at from public.blog_posts`);
      await owner(publishPending);
      expect(await versions()).toEqual([{ title: "A" }, { title: "B" }]);
    });

    test("is deleted when its post is purged from the trash", async () => {
      await add(`('${id}', 'A', 'a', 'published', now())`);
      await remove();
      await restore(id);
      expect(await versions()).toEqual([{ title: "A" }]);
      await remove();
      expect(await versions()).toEqual([{ title: "A" }]);
      await owner(`delete from public.blog_post_trash where post_id = '${id}'`);
      expect(await versions()).toEqual([]);
    });
  });

  describe("pictures", () => {
    const at = (letter: string) => `/post-images/${letter.repeat(32)}/10x10-c8a07b.webp`;
    const addPicture = (letter: string) =>
      database.exec(`insert into public.post_pictures (hash, file, name, width, height, bytes)
        values ('${letter.repeat(32)}', '10x10-c8a07b.webp', '${letter}', 10, 10, 1)`);
    const unused = async () =>
      (
        await database.rows(
          "select name from public.post_pictures where unused_since is not null order by name",
        )
      ).map(({ name }) => name);
    const mayGo = async (letter: string) => {
      const [row] = await owner(`select public.claim_picture_removal('${letter.repeat(32)}') as may`);
      return (row as { may: boolean }).may;
    };

    test("are not deleted automatically while a trashed post or stored version uses them", async () => {
      for (const letter of ["a", "b", "c", "d"]) await addPicture(letter);
      await add(
        `('${id}', 'A', 'a', 'draft', null, '![](${at("a")})', '${at("b")}'), ('${other}', 'B', 'b', 'published', now(), '![](${at("c")})', null)`,
        ", content, featured_image_url",
      );
      await remove();
      await owner(`update public.blog_posts set content = '' where id = '${other}'`);
      await tidy();
      expect(await unused()).toEqual(["d"]);
      await database.exec("update public.post_pictures set unused_since = now() - interval '31 days'");
      const claimed = "select hash from public.claim_unused_pictures(10)";
      expect(await database.as("service_role", claimed)).toEqual([{ hash: "d".repeat(32) }]);
      expect([await mayGo("a"), await mayGo("b"), await mayGo("c")]).toEqual([false, false, true]);
      // A stored version does not prevent an admin from deleting the picture.
      await tidy();
      await database.exec(
        "update public.post_pictures set removing_since = now() - interval '6 minutes' where name = 'c'",
      );
      expect(await database.as("service_role", claimed)).toEqual([{ hash: "c".repeat(32) }]);
    });

    test("are deleted once the last post that used them is purged from the trash", async () => {
      await addPicture("a");
      await add(`('${id}', 'A', 'a', 'published', now(), '![](${at("a")})')`, ", content");
      await remove();
      await owner("delete from public.blog_post_trash");
      await tidy();
      expect(await unused()).toEqual(["a"]);
    });
  });

  describe("a deleted enquiry", () => {
    const addEnquiry = (age = "1 hour") =>
      database.exec(`insert into public.contact_enquiries (id, first_name, last_name, email, phone, message, status,
          sender_hash, created_at)
        values ('${enquiry}', 'Jane', 'Doe', 'jane@example.com', '123', 'Hello', 'handled', 'hash', now() - interval '${age}');
        insert into public.mails (kind, enquiry_id, state, attempts, error) values ('enquiry', '${enquiry}', 'failed', 3, 'Refused')`);
    const removeEnquiry = () => owner("delete from public.contact_enquiries");
    const restoreEnquiry = `select * from public.restore_trashed_enquiries('{${enquiry}}') as id`;
    const kept = () => database.rows("select enquiry ->> 'sender_hash' as sender from private.enquiry_trash");

    test("is restored unchanged", async () => {
      await addEnquiry();
      const whole = `select to_jsonb(e) - 'updated_at' as row, to_jsonb(m) as mail
        from public.contact_enquiries e join public.mails m on m.enquiry_id = e.id`;
      const before = await database.rows(whole);
      await removeEnquiry();
      expect(await database.rows(whole)).toEqual([]);
      expect(await owner(restoreEnquiry)).toEqual([{ id: enquiry }]);
      expect(await database.rows(whole)).toEqual(before);
      expect(await owner(restoreEnquiry)).toEqual([]);
    });

    test("is restored even if the visitor has since sent it again", async () => {
      await addEnquiry();
      await database.exec(
        `create temporary table sent as select submission_id from public.contact_enquiries`,
      );
      await removeEnquiry();
      await database.exec(`insert into public.contact_enquiries (submission_id, first_name, last_name, email, message)
        select submission_id, 'Jane', 'Doe', 'jane@example.com', 'Hello' from sent; drop table sent;`);
      await owner(restoreEnquiry);
      expect(await database.rows("select message from public.contact_enquiries")).toHaveLength(2);
    });

    test("cannot be restored after 24 hours, even before the purge", async () => {
      await addEnquiry();
      await removeEnquiry();
      await database.exec(
        "update private.enquiry_trash set trashed_at = now() - interval '24 hours 1 minute'",
      );
      expect(await owner(restoreEnquiry)).toEqual([]);
      await tidy();
      expect(await kept()).toEqual([]);
    });

    test("keeps its sender hash for only a day", async () => {
      await addEnquiry("23 hours");
      await removeEnquiry();
      await tidy();
      expect(await kept()).toEqual([{ sender: "hash" }]);
      await database.exec(`update private.enquiry_trash
        set enquiry = enquiry || jsonb_build_object('created_at', now() - interval '25 hours')`);
      await tidy();
      expect(await kept()).toEqual([{ sender: null }]);
    });

    test("is purged immediately when it is twelve months old", async () => {
      await addEnquiry("12 months 1 day");
      await tidy();
      expect(await kept()).toEqual([]);
    });
  });
});
