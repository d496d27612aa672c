import type { ImportedPost } from "./imported-post.ts";
import { only as onlyPost, read as readFiles } from "./read-files.fixture.ts";

export const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>';
export const wxr = (...items: string[]): string => `${head}\n${items.join("\n")}\n</channel></rss>`;

export const fieldOf = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

const usual = {
  id: 7,
  title: "Salt",
  name: "salt",
  content: "<p>A</p>",
  excerpt: "",
  status: "publish",
  type: "post",
  date: "2019-05-02 09:00:00",
  gmt: "2019-05-02 08:00:00",
  more: "",
};
export type WxrItem = Partial<typeof usual & { link: string }>;

export function item(given: WxrItem = {}): string {
  const { id, title, name, content, excerpt, status, type, date, gmt, more } = { ...usual, ...given };
  const { link = `https://old.example/2019/05/${name}/` } = given;
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[ann]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${gmt}</wp:post_date_gmt><wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;
}

export const read = (...xmls: string[]) =>
  readFiles(Object.fromEntries(xmls.map((xml, index) => [`part-${index + 1}.xml`, xml])));
export const only = (given: WxrItem, ...others: string[]): Promise<ImportedPost> =>
  onlyPost({ "part-1.xml": wxr(item(given), ...others) });

export const contentOf = async (content: string, more: WxrItem = {}, ...others: string[]): Promise<string> =>
  (await only({ content, ...more }, ...others)).fields.content;
export const file = (id: number, name: string, more = "", parent = 7): string =>
  `<item><title>${name}</title><wp:post_id>${id}</wp:post_id><wp:post_parent>${parent}</wp:post_parent><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/${name}</wp:attachment_url>${more}</item>`;
