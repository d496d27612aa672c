import { paths } from "@brightwren/core/paths";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import type { BuildRecord } from "./build-record.ts";
import type { PageJob } from "./page-job.ts";
import type { PublishedPost } from "./page/page-facts.ts";
import type { PictureLosses } from "./pictures/original-pictures.ts";

type LeftOut = {
  posts: readonly { post: PublishedPost; reason: string }[];
  jobs: readonly PageJob[];
  pages: BuildRecord["pages"];
  losses: PictureLosses;
};

export function describeLeftOut({ posts, jobs, pages, losses }: LeftOut): string[] {
  const withoutPage = posts.map(({ post, reason }) => `  ${nameOf(post)} has no page. ${reason}`);
  const withoutPictures = jobs.flatMap(({ source, path }) => {
    if (source.kind !== "article") return [];
    const { post, related } = source;
    const own = bareAddress(post.featured_image_url ?? "");
    // Related articles' pictures also appear on this page, but are reported with the posts they belong to.
    const others = new Set(related.map(({ featured_image_url: address }) => bareAddress(address ?? "")));
    const shown = (pages[path]?.lostPictures ?? []).filter((address) => !others.has(address));
    const lost = [...new Set([own, ...shown])].flatMap((address) => {
      const reason = losses.get(address);
      return reason === undefined ? [] : [`${address} (${reason})`];
    });
    if (lost.length === 0) return [];
    return [`  ${nameOf(post)} shows as they are, without copies or sizes: ${lost.join(", ")}.`];
  });
  return [...withoutPage, ...withoutPictures];
}

const nameOf = ({ title, slug }: PublishedPost) => `“${title}” (${paths.article(slug)})`;
