import { describe, expect, test } from "vitest";
import { type Given, only } from "./read-files.fixture.ts";

const withHead = (head: string) => only({ "a.md": `---\ntitle: A\n${head}\n---\n\nText.\n` });

describe("visibility in front matter", () => {
  test.each([
    "publish: false",
    "private: true",
    "visibility: private",
    "visibility: friends",
    "password: open-sesame",
    "hidden: true",
    "unlisted: true",
    "isDraft: true",
    "is_draft: yes",
    "_draft: 1",
    "permalink: false",
    "state: draft",
    "status: pending",
    "status: [published]",
    "post_status: future-maybe",
    "access: members",
    "members_only: true",
    "wip: true",
    "headless: true",
    "eleventyExcludeFromCollections: true",
    "public: no",
    "visible: 0",
    "listed: off",
    "draft: maybe",
    "published: soon",
    "private: { for: friends }",
    "params:\n  draft: true",
    "extra:\n  hidden: true",
    "build:\n  render: never",
    "_build:\n  list: local",
    "expiryDate: 2020-01-01",
    "expiryDate: some day",
    "unpublishDate: 2020-01-01",
    "publishDate: in spring",
    "date: next Tuesday",
    "date: 08/07/2098",
    "date: 2150-01-01",
    "date: 1999-01-01",
    "status: scheduled",
  ])("imports a post with %s as a draft and explains why", async (head) => {
    const { status, notices } = await withHead(head);
    expect(status).toBe("draft");
    expect(notices.join(" ")).toMatch(/draft/);
  });

  test.each([
    ["draft: true", "draft"],
    ["published: false", "draft"],
    ["status: draft", "draft"],
    ["status: archived", "archived"],
  ])("imports a post with %s as %s without an explanation", async (head, expected) => {
    const { status, notices, fields } = await withHead(`${head}\ndate: 2024-07-01`);
    expect([status, notices, fields.published_at]).toEqual([expected, [], "2024-07-01T00:00:00Z"]);
  });

  test.each([
    "draft: false",
    "draft: ''",
    "published: true",
    "published: 2020-01-01",
    "status: publish",
    "visibility: public",
    "hidden: no",
    "password: ''",
    "private: null",
    "build:\n  render: always\n  list: true",
    "expiryDate: 2098-01-01",
    "cover:\n  image: a.png\n  hidden: true",
    "demo: https://example.com",
  ])("publishes a post with %s", async (head) => {
    expect((await withHead(head)).status).toBe("published");
  });

  test.each([
    ["date: Jan 05 2098", "2098-01-05T00:00:00Z"],
    ["date: 2098/01/05", "2098-01-05T00:00:00Z"],
    ["date: 2020-01-01\npublishDate: 5 January 2098", "2098-01-05T00:00:00Z"],
    ["date: 2020-01-01\nembargo_until: 2098-01-05 10:00", "2098-01-05T10:00:00Z"],
  ])("schedules a post with %s", async (head, date) => {
    expect(await withHead(head)).toMatchObject({ status: "scheduled", fields: { published_at: date } });
  });
});

describe("unusual syntax", () => {
  test.each([
    ["a YAML syntax error", "---\ntitle: Plan: secret\ndraft: true\n---\n\nText.\n"],
    ["a TOML syntax error", "+++\ntitle = Plan\ndraft = true\n+++\nText.\n"],
    ["an unclosed block", "---\ntitle: Plan\ndraft: true\n\nText.\n"],
    ["unclosed TOML", "+++\ntitle = 'Plan'\n\nText.\n"],
    ["unclosed JSON", '{\n  "title": "Plan",\n  "draft": true\n\nText.\n'],
    ["an unsupported language", "---js\n{ title: 'Plan', draft: true }\n---\nText.\n"],
    ["extra dashes in the delimiter", "-----\ntitle: Plan\ndraft: true\n-----\nText.\n"],
    ["a comment before front matter", "<!-- lint off -->\n---\ntitle: Plan\ndraft: true\n---\nText.\n"],
    ["front matter in a code block", "```yaml\ntitle: Plan\ndraft: true\n```\n\nText.\n"],
  ])("imports a file with %s as a draft with its text intact", async (_, text) => {
    const post = await only({ "content/posts/plan.md": text });
    expect(post.status).toBe("draft");
    expect(post.notices[0]).toMatch(/could not be read.*draft/);
    expect(post.fields.title).toBe("Plan");
    expect(post.fields.content).toContain("Plan");
    expect(post.fields.content).toContain("Text.");
  });

  test.each([
    ["a trailing comma in JSON", '{\n  "title": "Plan",\n  "draft": true,\n}\n\nText.\n'],
    ["an empty line before front matter", "\n\n---\ntitle: Plan\ndraft: true\n---\n\nText.\n"],
    ["the name of the language", '---json\n{ "title": "Plan", "draft": true }\n---\n\nText.\n'],
    ["Pelican's syntax", "Title: Plan\nDate: 2020-01-02 10:00\nStatus: draft\nTags: a, b\n\nText.\n"],
    ["Nikola's syntax", "<!--\n.. title: Plan\n.. slug: plan\n.. status: draft\n-->\n\nText.\n"],
    ["Hexo's semicolons", ';;;\n"title": "Plan",\n"draft": true\n;;;\n\nText.\n'],
  ])("reads the fields from front matter with %s", async (_, text) => {
    expect(await only({ "content/posts/plan.md": text })).toMatchObject({
      status: "draft",
      fields: { title: "Plan", content: "Text." },
    });
  });

  test("leaves a horizontal rule above a paragraph in the text", async () => {
    const text = "---\n\nA paragraph.\n\n---\n\nAnother.";
    expect(await only({ "a.md": text })).toMatchObject({ status: "published", fields: { content: text } });
  });
});

const post = "---\ntitle: A\ndate: 2020-01-01\n---\nText.\n";
const folders: Record<string, Given> = {
  "Hugo's cascade": { "content/p/_index.md": "---\ncascade:\n  draft: true\n---\n", "content/p/a.md": post },
  "a cascade for part of a folder": {
    "content/p/_index.md":
      "---\ncascade:\n  - _target:\n      path: '/p/**'\n    build:\n      render: never\n---\n",
    "content/p/sub/a.md": post,
  },
  "Jekyll's defaults": {
    "_config.yml": "defaults:\n  - scope:\n      path: ''\n    values:\n      published: false\n",
    "_posts/2020-01-01-a.md": post,
  },
  "Eleventy's folder data": { "posts/posts.json": '{"draft": true}', "posts/a.md": post },
  "a drafts folder": { "content/drafts/a.md": post },
  "Hexo's drafts folder": { "source/_drafts/a.md": post, "source/_posts/index.txt": "" },
  "a file name that starts with an underscore": { "src/content/blog/_a.md": post },
  "a file name that contains “draft”": { "posts/a.draft.md": post },
};

describe("visibility in a folder or in the site's settings", () => {
  test.each(Object.entries(folders))("imports a post hidden by %s as a draft", async (_, files) => {
    expect((await only(files)).status).toBe("draft");
  });

  test("lets a page override its folder's field", async () => {
    const files = {
      "content/p/_index.md": "---\ncascade:\n  draft: true\n---\n",
      "content/p/a.md": "---\ntitle: A\ndraft: false\n---\nText.\n",
    };
    expect((await only(files)).status).toBe("published");
  });
});
