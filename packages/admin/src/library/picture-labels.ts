import {
  NoLibraryError,
  type LibraryPicture,
  type PictureDescription,
} from "@brightwren/core/pictures/library";
import type { LibraryTotals } from "@brightwren/core/pictures/read-library";
import { formatCount } from "../parts/format.ts";

const units = [
  { of: 1e9, unit: "gigabyte" },
  { of: 1e6, unit: "megabyte" },
  { of: 1e3, unit: "kilobyte" },
] as const;

/** '310 MB', '1.2 MB', '640 kB': thousands as the system counts files. */
export function formatBytes(bytes: number): string {
  const { of, unit } = units.find((one) => bytes >= one.of) ?? { of: 1e3, unit: "kilobyte" };
  return new Intl.NumberFormat("en-GB", {
    style: "unit",
    unit,
    maximumSignificantDigits: bytes / of < 10 ? 2 : 3,
  }).format(bytes / of);
}

/** '2,400 × 1,800'. */
export const formatSize = ({ width, height }: Pick<LibraryPicture, "width" | "height">): string =>
  `${width.toLocaleString("en-GB")} × ${height.toLocaleString("en-GB")}`;

/** What those hear who do not see the picture. */
export function descriptionLabel({
  alt,
  is_decorative: isDecorative,
}: Pick<PictureDescription, "alt" | "is_decorative">): string {
  if (isDecorative) return "Decorative";
  return alt || "No alternative text";
}

/** ' · In 3 posts', ' · In no post', to stand behind another fact; nothing until it is known. */
export function usesLabel(posts: number | undefined): string {
  if (posts === undefined) return "";
  return posts === 0 ? " · In no post" : ` · In ${formatCount(posts, "post", "posts")}`;
}

/** What stands below the screen's heading. */
export const totalsSentence = ({ pictures, bytes }: LibraryTotals): string =>
  `${formatCount(pictures, "picture", "pictures")}, ${formatBytes(bytes)} with the smaller sizes of each. One that no post shows for 30 days is deleted by itself.`;

export const offlineMessage = {
  title: "Not while you are offline",
  text: "The pictures are kept on the server. They come by themselves when the network is back.",
};

/** What stands in place of pictures that could not be read for a reason that trying again does not change; else nothing. */
export const lastingFault = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof NoLibraryError
    ? {
        title: "There is no picture library here yet",
        text: "This project's database is older than the library. Posts and their pictures work as before; the library opens once the database is up to date (supabase db push).",
      }
    : undefined;
