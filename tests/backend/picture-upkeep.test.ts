import { resetPictureExpiry } from "@brightwren/core/pictures/write-library";
import { PictureGoneError } from "@brightwren/core/pictures/library";
import { pictureListQuery } from "@brightwren/core/pictures/read-library";
import type { TidyReport } from "@brightwren/functions/contracts/tidy-pictures";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type PersonaName } from "../setup/backend.ts";
import { onBothEngines, onPostgres, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { addPicture, type AddedPicture } from "../setup/library-pictures.ts";
import { openShellAs, read } from "./admin-shell.ts";
import { ownBackend, ownPersonas } from "./own-backend.ts";

const hashOf = (letter: string) => letter.repeat(32);

onBothEngines((start) => {
  const database = ownDatabase(start);

  beforeEach(() =>
    database.exec(
      "delete from public.blog_posts; delete from public.blog_post_trash; delete from public.post_pictures; delete from storage.objects; delete from public.housekeeping;",
    ),
  );

  const tidy = () => database.asOwner("select private.tidy_up();");
  const addRow = (letter: string, more = "null, null") =>
    `insert into public.post_pictures (hash, file, name, width, height, bytes, unused_since, removing_since)
     values ('${hashOf(letter)}', '10x10-c8a07b.webp', '${letter}', 10, 10, 1, ${more});`;
  const addPost = (slug: string, columns: string, values: string) =>
    `insert into public.blog_posts (title, slug, ${columns}) values ('${slug}', '${slug}', ${values});`;
  const at = (letter: string) => `https://x.example/post-images/${hashOf(letter)}/10x10-c8a07b.webp`;
  const unused = async () =>
    (
      await database.rows<{ name: string }>(
        "select name from public.post_pictures where unused_since > now() - interval '1 minute' order by name",
      )
    ).map(({ name }) => name);
  const claim = async (most = 10) =>
    (await database.as("service_role", `select hash, files from public.claim_unused_pictures(${most})`)) as {
      hash: string;
      files: string[];
    }[];
  const claimed = async () => (await claim()).map(({ hash }) => hash.slice(0, 1)).toSorted();

  test("clears a picture's unused mark when the picture is used again", async () => {
    await database.exec(`
      ${["a", "b", "c", "d"].map((letter) => addRow(letter)).join("")}
      ${addRow("e", "now() - interval '20 days', null")} ${addRow("f", "now() - interval '20 days', now()")}
      ${addPost("text", "content", `'![](${at("a")}#wide)'`)}
      ${addPost("featured", "featured_image_url", `'${at("b")}'`)}
      ${addPost("pending", "content", "''")} ${addPost("again", "content", `'[a link](${at("f")})'`)}
      insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
        select id, '{"content": "![](${at("c")})"}', updated_at from public.blog_posts where slug = 'pending';
    `);
    await tidy();
    await tidy();
    expect(await unused()).toEqual(["d"]);
    const others =
      "select name from public.post_pictures where unused_since is null and removing_since is null order by name";
    expect((await database.rows<{ name: string }>(others)).map(({ name }) => name)).toEqual([
      "a",
      "b",
      "c",
      "f",
    ]);
  });

  test("lets only one caller claim each picture that has been unused for 30 days", async () => {
    const old = "now() - interval '31 days', null";
    await database.exec(`
      ${addRow("a", old)} ${addRow("b", old)} ${addRow("c", "now() - interval '29 days', null")} ${addRow("d")}
      insert into storage.objects (bucket_id, name) values ('post-images', '${hashOf("a")}/480.webp'),
        ('post-images', '${hashOf("c")}/480.webp'), ('post-images', 'random.webp');
    `);
    const [first] = await claim(1);
    const [second] = await claim(1);
    expect(new Set([first?.hash, second?.hash])).toEqual(new Set([hashOf("a"), hashOf("b")]));
    const ofA = [first, second].find((picture) => picture?.hash === hashOf("a"));
    expect(ofA?.files).toEqual([`${hashOf("a")}/480.webp`]);
    expect(await claim()).toEqual([]);
    // A crashed run's claims expire after five minutes.
    await database.exec(
      "update public.post_pictures set removing_since = now() - interval '6 minutes' where removing_since is not null",
    );
    expect(await claimed()).toEqual(["a", "b"]);
  });

  test("keeps a picture that is reused before it is deleted", async () => {
    await database.exec(`
      ${addRow("a", "now() - interval '31 days', null")} ${addPost("again", "content", `'![](${at("a")})'`)}
      ${addRow("b", "now() - interval '31 days', now() - interval '1 day'")} ${addPost("late", "content", `'![](${at("b")})'`)}
    `);
    expect(await claim()).toEqual([]);
    await tidy();
    expect(
      await database.rows("select distinct unused_since, removing_since from public.post_pictures"),
    ).toEqual([{ unused_since: null, removing_since: null }]);
  });

  test("claims a picture folder without a database row after 30 days", async () => {
    await database.exec(`
      ${addRow("c")} ${addPost("shown", "content", `'![](${at("b")})'`)}
      insert into storage.buckets (id, name) values ('another', 'another') on conflict do nothing;
      insert into storage.objects (bucket_id, name, created_at)
        select bucket, file, now() - age from (values
          ('post-images', '${hashOf("a")}/480.webp', interval '40 days'), ('post-images', '${hashOf("a")}/800.webp', interval '31 days'),
          ('post-images', '${hashOf("b")}/480.webp', interval '40 days'), ('post-images', '${hashOf("c")}/480.webp', interval '40 days'),
          ('post-images', '${hashOf("d")}/480.webp', interval '40 days'), ('post-images', '${hashOf("d")}/800.webp', interval '1 day'),
          ('post-images', '3f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11.webp', interval '1 year'),
          ('post-images', 'mine/480.webp', interval '1 year'), ('another', '${hashOf("e")}/480.webp', interval '1 year')
        ) as kept (bucket, file, age);
    `);
    const folders = await claim();
    expect(folders.map(({ hash }) => hash)).toEqual([hashOf("a")]);
    expect(folders[0]?.files.toSorted()).toEqual([`${hashOf("a")}/480.webp`, `${hashOf("a")}/800.webp`]);
  });
});

onPostgres((start) => {
  test("assigns different pictures to concurrent runs", async () => {
    const database = await start({ storage: false });
    onTestFinished(() => database.close());
    await database.exec(`insert into public.post_pictures (hash, file, name, width, height, bytes, unused_since)
      select repeat(n::text, 32), '10x10-c8a07b.webp', n::text, 10, 10, 1, now() - interval '31 days' from generate_series(1, 4) n`);
    const claim = "select hash, files from public.claim_unused_pictures(2)";
    const [one, other] = [await database.begin("service_role"), await database.begin("service_role")];
    const first = (await one.run(claim)).rows;
    const second = (await other.run(claim)).rows;
    await one.end("commit");
    await other.end("commit");
    const hashes = [...first, ...second].map((row) => row["hash"]);
    expect(new Set(hashes).size).toBe(4);
    expect(first[0]?.["files"]).toEqual([]);
  });
});

describe("tidy-pictures", () => {
  const backend = ownBackend();
  const personas = ownPersonas(backend);
  let kept: AddedPicture;
  let old: AddedPicture;

  beforeEach(async () => {
    await backend.sql(
      "delete from public.blog_posts; delete from public.post_pictures; delete from storage.objects",
    );
    kept = await addPicture(personas.admin.client, { name: "Kept" });
    old = await addPicture(personas.admin.client, { name: "Old" });
    await age(old);
  });

  const age = ({ hash }: AddedPicture) =>
    backend.sql("update public.post_pictures set unused_since = now() - interval '31 days' where hash = $1", [
      hash,
    ]);
  const call = (headers: Record<string, string>) =>
    fetch(`${backend.url}/functions/v1/tidy-pictures`, { method: "POST", headers });
  const tidy = async (name: PersonaName = "service"): Promise<TidyReport> =>
    (await (await call(personas[name].headers)).json()) as TidyReport;
  const files = async () =>
    (await backend.sql<{ name: string }>("select name from storage.objects order by 1")).map(
      ({ name }) => name,
    );
  const rows = () => backend.sql("select name from public.post_pictures order by 1");

  test("deletes pictures unused for 30 days", async () => {
    const orphan = await addPicture(personas.admin.client, { name: "Orphan", filesOnly: true });
    expect(await tidy()).toEqual({ removed: 1, failed: 0 });
    await backend.sql("update storage.objects set created_at = now() - interval '31 days'");
    expect(await tidy("admin")).toEqual({ removed: 1, failed: 0 });
    expect(await tidy()).toEqual({ removed: 0, failed: 0 });
    expect(await files()).toEqual(kept.files.toSorted());
    expect(await rows()).toEqual([{ name: "Kept" }]);
    for (const { address } of [old, orphan]) expect((await fetch(address)).ok).toBe(false);
    expect((await fetch(kept.address)).status).toBe(200);
  });

  test("processes batches until nothing is due", async () => {
    await backend.sql(
      `insert into public.post_pictures (hash, file, name, width, height, bytes, unused_since)
       select md5(n::text), '10x10-c8a07b.webp', 'Many', 10, 10, 1, now() - interval '31 days' from generate_series(1, 45) n`,
    );
    expect(await tidy()).toEqual({ removed: 46, failed: 0 });
    expect(await rows()).toEqual([{ name: "Kept" }]);
  });

  test("keeps a picture's database row when its files cannot be deleted", async () => {
    await backend.sql(`
      create function storage.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger refuse before delete on storage.objects for each row execute function storage.refuse();
    `);
    expect(await tidy()).toEqual({ removed: 0, failed: 1 });
    expect(await rows()).toHaveLength(2);
    await openShellAs(backend);
    expect((await read(pictureListQuery({ page: 1, pageSize: 9 }))).rows.map(({ name }) => name)).toEqual([
      "Kept",
    ]);
    await expect(resetPictureExpiry(old.hash)).rejects.toThrow(PictureGoneError);

    await backend.sql(`drop function storage.refuse cascade;
      update public.post_pictures set removing_since = now() - interval '6 minutes' where removing_since is not null`);
    expect(await tidy()).toEqual({ removed: 1, failed: 0 });
    expect(await rows()).toEqual([{ name: "Kept" }]);
  });

  test("completes a deletion that crashed before the database row was deleted", async () => {
    await personas.service.client.storage.from("post-images").remove(old.files);
    await backend.sql(
      "update public.post_pictures set removing_since = now() - interval '6 minutes' where name = 'Old'",
    );
    expect(await tidy()).toEqual({ removed: 1, failed: 0 });
    expect(await files()).toEqual(kept.files.toSorted());
  });

  test("keeps a picture that an editor has reserved for unsaved content", async () => {
    await openShellAs(backend);
    await resetPictureExpiry(old.hash);
    expect(await tidy()).toEqual({ removed: 0, failed: 0 });
    expect(await rows()).toHaveLength(2);
  });
});
