import type { RunningBackend } from "@brightwren/backend/backend-options";
import type { PublishReport } from "@brightwren/functions/contracts/publish-due-posts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPersonas, type Persona, type PersonaName } from "../setup/personas.ts";
import { callFunction, startOwnBackend } from "./enquiries-visitor.ts";

let backend: RunningBackend;
let personas: Record<PersonaName, Persona>;

beforeAll(async () => {
  backend = await startOwnBackend();
  personas = await createPersonas(backend);
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  await backend.sql(`
    delete from public.blog_posts;
    insert into public.blog_posts (title, slug, status, published_at) values
      ('Due', 'due', 'scheduled', now() - interval '1 minute'),
      ('Due now', 'due-now', 'scheduled', now()),
      ('Not yet', 'not-yet', 'scheduled', now() + interval '1 minute'),
      ('Draft', 'draft', 'draft', now() - interval '1 minute'),
      ('Archived', 'archived', 'archived', now() - interval '1 minute')`);
});

const run = async (name: PersonaName = "service") => {
  const response = await callFunction(backend, "publish-due-posts", { headers: personas[name].headers });
  return { status: response.status, body: await response.json() };
};

const visible = async () => {
  const { data } = await personas.anonymous.client.from("blog_posts").select("slug").order("slug");
  return data?.map(({ slug }) => slug);
};

test("posts whose time has come are published, and no others", async () => {
  expect(await visible()).toEqual([]);
  expect(await run()).toEqual({ status: 200, body: { published: 2 } });
  expect(await visible()).toEqual(["due", "due-now"]);
  expect(await backend.sql("select slug from public.blog_posts where status = 'scheduled'")).toEqual([
    { slug: "not-yet" },
  ]);
});

test("a second run finds nothing to do and touches nothing", async () => {
  await run();
  const before = await backend.sql("select slug, updated_at from public.blog_posts order by slug");
  expect(await run()).toEqual({ status: 200, body: { published: 0 } });
  expect(await backend.sql("select slug, updated_at from public.blog_posts order by slug")).toEqual(before);
});

test("a post keeps the date it was scheduled for", async () => {
  const date = () => backend.sql("select published_at from public.blog_posts where slug = 'due'");
  const before = await date();
  await run();
  expect(await date()).toEqual(before);
});

test("the owner may call it too, and runs side by side publish each post once", async () => {
  const runs = await Promise.all([run("admin"), run(), run()]);
  const published = runs.map(({ body }) => (body as PublishReport).published);
  expect(published.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
});

test("publishing by the timer is a public change, for which the site is rebuilt", async () => {
  await backend.sql("update private.site_rebuild set waiting_since = null");
  await run();
  const [rebuild] = await backend.sql(
    "select waiting_since is not null as waiting from private.site_rebuild",
  );
  expect(rebuild).toEqual({ waiting: true });
});

test("the log says how many, and nothing of the posts", async () => {
  const lines: string[] = [];
  vi.mocked(console.log).mockImplementation((line: string) => void lines.push(line));
  await run();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { event: "posts published", caller: "service", published: 2 },
  ]);
});
