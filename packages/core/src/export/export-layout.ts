import { pictureTypes } from "../pictures/picture-address.ts";

/** Files in a full export; folders end with a slash. The export's `README.txt` describes them. */
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
  subscriptions: "subscriptions.json",
  subscriptionTable: "subscriptions.csv",
  redirects: "redirects.json",
  settings: "settings.json",
} as const;

export type Manifest = { format: "site-export"; version: 1; made_at: string; site: string; posts: number };

const endings = Object.keys(pictureTypes).join("|");
const hash = "[0-9a-f]{32}";
const file = String.raw`[\w-]+\.(?:${endings})`;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Replaces addresses of stored pictures with paths in the export. `base` is their URL prefix. */
export const toExported = (text: string, base: string): string =>
  text.replace(new RegExp(`${literal(base)}(?=${hash}/${file})`, "g"), `../${layout.pictures}`);

export const fromExported = (text: string, base: string): string =>
  text.replace(new RegExp(`${literal(`../${layout.pictures}`)}(?=${hash}/${file})`, "g"), () => base);
