import { pictureTypes } from "../pictures/picture-address.ts";

/** The files of an export of everything; folders end with a slash. `README.txt` in it says what each is. */
export const layout = {
  manifest: "export.json",
  readme: "README.txt",
  posts: "posts/",
  pending: "unpublished-changes/",
  pictures: "pictures/",
  pictureList: "pictures.json",
  categories: "categories.json",
  enquiries: "enquiries.json",
  enquiryTable: "enquiries.csv",
  redirects: "redirects.json",
  settings: "settings.json",
} as const;

/** What tells an import that it is one, and how it is laid out. */
export type Manifest = { format: "site-export"; version: 1; made_at: string; site: string; posts: number };

const endings = Object.keys(pictureTypes).join("|");
const hash = "[0-9a-f]{32}";
const file = String.raw`[\w-]+\.(?:${endings})`;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in which stored pictures are named by their place in the export, beside the folder of posts. `base`: where pictures are stored. */
export const toExported = (text: string, base: string): string =>
  text.replace(new RegExp(`${literal(base)}(?=${hash}/${file})`, "g"), `../${layout.pictures}`);

/** The other way about. */
export const fromExported = (text: string, base: string): string =>
  text.replace(new RegExp(`${literal(`../${layout.pictures}`)}(?=${hash}/${file})`, "g"), () => base);
