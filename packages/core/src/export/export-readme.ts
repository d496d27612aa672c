import { layout } from "./export-layout.ts";

export type Exported = {
  posts: number;
  pictures: number;
  enquiries: number;
  subscriptions: number;
  missing: string[];
};

export const exportReadme = (
  site: string,
  { posts, pictures, enquiries, subscriptions, missing }: Exported,
): string => `EXPORT OF ${site}

All the content of this site: ${posts} posts, ${pictures} pictures, ${enquiries} enquiries,
${subscriptions} subscriptions, and the settings.
You can open all of it without the program that made it. The text files are in UTF-8.

${layout.posts}
    One Markdown file a post. Its fields (YAML) are between the two lines of dashes: title, slug (its address is
    /blog/ and the slug), excerpt, seo_title, description, category, tags, author, featured_image, date, status
    (draft, scheduled, published or archived). Below is the text. Pictures are named by their place in this export, so
    that a Markdown program shows them.

${layout.pending}
    Changes of published posts that visitors have not been shown yet, in the same form. The same file name in
    ${layout.posts} is the post they belong to. An empty slug means that the address stays.

${layout.pictures}
    One folder a picture, with its sizes. The file named like 2400x1800-c8a07b.webp (width x height, then its average
    colour) is the largest; 480.webp is 480 pixels wide, and so on.
${layout.pictureList}
    The details of each picture: file name, alt text (alt) and credit.

${layout.categories}
    The categories of posts: name and slug.

${layout.enquiryTable}, ${layout.enquiries}
    Enquiries from the contact form: a spreadsheet table, and the same in full. These are personal
    data: keep this export private.

${layout.subscriptionTable}, ${layout.subscriptions}
    Subscriptions as the payment provider last reported them, with the steps of the kickoff checklist: a spreadsheet
    table, and the same in full (amount is the price in pence). There is no card data. These are personal
    data too. Your notes about a person are with each of the person's enquiries and subscriptions.

${layout.redirects}, ${layout.settings}
    Old addresses that lead to new ones, and the settings of the admin, if the site has any.

To import it into another site of this kind: sign in to its admin, choose Import, and select this ZIP file.
${missing.length > 0 ? `\nFiles that could not be read when this export was made, and are not in it:\n${missing.map((path) => `    ${path}\n`).join("")}` : ""}`;
