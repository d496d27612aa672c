import { titled } from "@brightwren/brand/derived";
import type { ArchivePage } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";

/** The newest part of a year has the year's address, so that it does not change when a part is added. */
export const partPath = (
  { category, parts, year }: Omit<ArchivePage, "posts" | "part">,
  part: number,
): string => {
  const path = paths.archive(year, category?.slug);
  return part === parts ? path : `${path}/${part}`;
};

export const archiveTitle = ({ category, part, parts, year }: ArchivePage): string =>
  `${category ? `${category.name}: articles` : "Articles"} of ${year}${parts > 1 ? `, part ${part}` : ""}`;

export const archiveHead = (archive: ArchivePage) => ({
  title: titled(archiveTitle(archive)),
  description: `${archiveTitle(archive)} from our blog: plain advice for UK businesses, every title with its date, newest first.`,
  canonicalPath: partPath(archive, archive.part),
});
