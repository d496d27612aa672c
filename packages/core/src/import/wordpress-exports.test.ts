import { describe, expect, test } from "vitest";
import type { ImportedPost } from "./imported-post.ts";
import { readImport } from "./read-import.ts";

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>';
const wxr = (...items: string[]): string => `${head}\n${items.join("\n")}\n</channel></rss>`;

const fieldOf = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

type Given = {
  id?: number;
  title?: string;
  name?: string;
  link?: string;
  content?: string;
  status?: string;
  type?: string;
  date?: string;
  gmt?: string;
  more?: string;
};

const item = ({
  id = 7,
  title = "Salt",
  name = "salt",
  link = `https://old.example/2019/05/${name}/`,
  content = "<p>A</p>",
  status = "publish",
  type = "post",
  date = "2019-05-02 09:00:00",
  gmt = "2019-05-02 08:00:00",
  more = "",
}: Given = {}): string =>
  `<item><title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[ann]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${gmt}</wp:post_date_gmt><wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

const read = (...xmls: string[]) =>
  readImport(xmls.map((xml, index) => ({ path: `part-${index + 1}.xml`, file: new Blob([xml]) })));
const only = async (given: Given, ...others: string[]): Promise<ImportedPost> => {
  const { posts } = await read(wxr(item(given), ...others));
  if (!posts[0] || posts.length > 1) throw new Error(`There are ${posts.length} posts.`);
  return posts[0];
};

describe("what is not understood about status, visibility or date makes a draft", () => {
  test.each<[string, Given, string]>([
    ["private", { status: "private" }, "It was private in WordPress, so it comes as a draft."],
    ["waiting", { status: "pending" }, "It was waiting for review in WordPress, so it comes as a draft."],
    [
      "a status of a plugin's",
      { status: "in-progress" },
      "Its status “in-progress” is not known here, so it comes as a draft.",
    ],
    ["no status", { status: "" }, "does not say whether it was public, so it comes as a draft."],
    ["a password", { more: "<wp:post_password>secret</wp:post_password>" }, "It had a password in WordPress"],
    ["scheduled without a date", { status: "future", date: "", gmt: "" }, "It has no date"],
    [
      "scheduled for no day at all",
      { status: "future", date: "0000-00-00 00:00:00", gmt: "0000-00-00 00:00:00" },
      "It has no date",
    ],
    ["published ahead", { date: "2098-05-02 09:00:00", gmt: "2098-05-02 08:00:00" }, "lies ahead"],
    ["published on 31 February", { date: "2019-02-31 09:00:00", gmt: "2019-02-31 09:00:00" }, "2019-02-31"],
    ["published in words", { date: "next Tuesday", gmt: "" }, "“next Tuesday” could not be understood"],
    ["published in 1812", { date: "1812-02-01 09:00:00", gmt: "1812-02-01 09:00:00" }, "2000 to 2099"],
    ...(
      [
        ["_visibility", "hidden"],
        ["_private", "1"],
        ["_members_only", "yes"],
        ["_members_access_role", "editor"],
        ["_jetpack_newsletter_access", "subscribers"],
        ["rcp_access_level", "2"],
        ["is_public", "0"],
        ["_hide_post", "on"],
        ["_expiration-date", "1262304000"],
        ["some_restriction", 'a:1:{i:0;s:5:"users";}'],
      ] as const
    ).map(([key, value]): [string, Given, string] => [
      `${key} is ${value}`,
      { more: fieldOf(key, value) },
      `A plugin's field “${key}” may hide it, so it comes as a draft.`,
    ]),
    [
      "a taxonomy for visibility",
      {
        more: '<category domain="product_visibility" nicename="x"><![CDATA[exclude-from-catalog]]></category>',
      },
      "“product_visibility” may hide it",
    ],
  ])("%s", async (_, given, reason) => {
    const { status, remarks } = await only(given);
    expect(status).toBe("draft");
    expect(remarks.join("\n")).toContain(reason);
    expect(remarks.join("\n")).not.toContain("secret");
  });

  test.each<[string, Given]>([
    ["everything said", {}],
    ["no GMT", { gmt: "0000-00-00 00:00:00" }],
    ["kept from search engines", { more: fieldOf("_yoast_wpseo_meta-robots-noindex", "1") }],
    ["open to all, in plugins' words", { more: fieldOf("_visibility", "visible") }],
    ["no members' post", { more: fieldOf("_members_only", "0") }],
    ["a newsletter for everybody", { more: fieldOf("_jetpack_newsletter_access", "everybody") }],
    [
      "its title hidden by the theme",
      { more: fieldOf("_hide_title", "1") + fieldOf("site-sidebar-layout", "x") },
    ],
    ["an expiry that lies ahead", { more: fieldOf("_expiration-date", "4000000000") }],
  ])("a public post stays one with %s", async (_, given) => {
    expect(await only(given)).toMatchObject({ status: "published" });
  });

  test("a scheduled post with a date stays scheduled", async () => {
    expect(
      await only({ status: "future", date: "2098-05-02 09:00:00", gmt: "2098-05-02 08:00:00" }),
    ).toMatchObject({ status: "scheduled", fields: { published_at: "2098-05-02T08:00:00Z" } });
  });
});
