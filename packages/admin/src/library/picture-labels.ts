import {
  NoLibraryError,
  type LibraryPicture,
  type PictureDescription,
  unusedPictureDays,
} from "@brightwren/core/pictures/library";
import type { LibraryTotals } from "@brightwren/core/pictures/read-library";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { formatCount } from "../parts/format.ts";
import { offlineMessage } from "../parts/list/list-states.tsx";

const units = [
  { of: 1e9, unit: "gigabyte" },
  { of: 1e6, unit: "megabyte" },
  { of: 1e3, unit: "kilobyte" },
] as const;

/** '310 MB', '1.2 MB', '640 kB'. Decimal units. */
export function formatBytes(bytes: number): string {
  const { of, unit } = units.find((one) => bytes >= one.of) ?? { of: 1e3, unit: "kilobyte" };
  return new Intl.NumberFormat("en-GB", {
    style: "unit",
    unit,
    maximumSignificantDigits: bytes / of < 10 ? 2 : 3,
  }).format(bytes / of);
}

export const formatSize = ({ width, height }: Pick<LibraryPicture, "width" | "height">): string =>
  `${width.toLocaleString("en-GB")} × ${height.toLocaleString("en-GB")}`;

export function descriptionLabel({
  alt,
  is_decorative: isDecorative,
}: Pick<PictureDescription, "alt" | "is_decorative">): string {
  if (isDecorative) return "Decorative";
  return alt || "No alt text";
}

/** An unused picture that the clean-up has not seen yet is kept for all days. */
export function usesLabel(posts: number | undefined, unusedSince: string | null, now = serverNow()): string {
  if (posts === undefined) return "";
  if (posts > 0) return ` · In ${formatCount(posts, "post", "posts")}`;
  const unused = Math.floor((now - Date.parse(unusedSince ?? new Date(now).toISOString())) / 86_400_000);
  return ` · Unused, deleted in ${formatCount(Math.max(1, unusedPictureDays - unused), "day", "days")}`;
}

export const totalsSentence = ({ pictures, bytes }: LibraryTotals): string =>
  `${formatCount(pictures, "picture", "pictures")}, ${formatBytes(bytes)} including resized copies. Pictures unused for ${unusedPictureDays} days are deleted automatically.`;

export const offline = offlineMessage("Pictures are stored on the server.");

export const searched = "We searched names, alt text and credits.";

export const lastingFault = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof NoLibraryError
    ? {
        title: "The picture library isn’t set up yet",
        text: "The database needs updating (supabase db push) before the library can open. Posts and their pictures still work.",
      }
    : undefined;
