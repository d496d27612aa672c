import { escapeHtml } from "@brightwren/functions/escape-html";
import { grouped } from "./import-files.ts";

export type Attachment = {
  id: string;
  postId: string;
  url: string;
  alt: string;
  title?: string;
  caption?: string;
};

/** Attachments by id and post. Those in `own` take precedence over `others`. */
export class Attachments {
  readonly #byId = new Map<string, Attachment>();
  readonly #byPost: ReadonlyMap<string, readonly Attachment[]>;
  readonly #others: Attachments | undefined;

  constructor(own: readonly Attachment[], others?: Attachments) {
    this.#others = others;
    this.#byPost = grouped(own, ({ postId }) => postId);
    for (const one of own) if (!this.#byId.has(one.id)) this.#byId.set(one.id, one);
  }

  get(id: string): Attachment | undefined {
    return this.#byId.get(id) ?? this.#others?.get(id);
  }

  ofPost(postId: string): readonly Attachment[] {
    return this.#byPost.get(postId) ?? this.#others?.ofPost(postId) ?? [];
  }
}

const isPicture = ({ url }: Attachment): boolean =>
  /\.(?:jpe?g|jfif|png|gif|webp|avif|svg|bmp|ico|tiff?|hei[cf])$/i.test(url.replace(/[?#].*$/s, ""));

const nameOf = ({ title, url }: Attachment): string => title?.trim() || (url.split("/").at(-1) ?? "") || url;

export const linkHtml = (url: string, words = url): string =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`;

export const imageHtml = (url: string, alt: string): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;

export function filesHtml(files: readonly Attachment[]): string {
  const pictures = files.filter(isPicture).map((one) => {
    const image = imageHtml(one.url, one.alt);
    return one.caption ? `<figure>${image}<figcaption>${one.caption}</figcaption></figure>` : image;
  });
  const links = files
    .filter((one) => !isPicture(one) && one.url !== "")
    .map((one) => linkHtml(one.url, nameOf(one)) + (one.caption ? `<p>${one.caption}</p>` : ""));
  return (pictures.length > 0 ? `<figure>${pictures.join("")}</figure>` : "") + links.join("");
}
