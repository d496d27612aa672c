import { z } from "@brightwren/functions/contracts/zod";
import { layout } from "@brightwren/core/export/export-layout";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { pictureAt, pictureTypes } from "@brightwren/core/pictures/picture-address";
import { storePicture } from "@brightwren/core/pictures/store-picture";
import { getSignedInClient } from "@brightwren/core/session/access";
import { isMissingTable, isUniqueViolation } from "@brightwren/core/supabase/data-api";
import { fileText, jsonOf } from "./file-text.ts";
import type { ImportFiles } from "./import-files.ts";
import type { OwnExport } from "./own-export.ts";

const { pictureList: pictures, categories, enquiries, subscriptions, redirects, settings } = layout;
const lists = { pictures, categories, enquiries, subscriptions, redirects, settings };

type Rows = Record<string, unknown>[];
export type OwnLists = Record<keyof typeof lists, Rows>;

/** Missing lists are empty. Throws a `FileRejectedError` if a list is damaged. */
export async function readOwnLists(files: ImportFiles, { root }: OwnExport): Promise<OwnLists> {
  const read = Object.entries(lists).map(async ([kind, name]) => {
    const file = files.at(root + name);
    const rows = file ? jsonOf(await fileText(file)) : [];
    if (!Array.isArray(rows)) throw new FileRejectedError(`“${name}” of this export is damaged.`);
    return [kind, rows as Rows] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as OwnLists;
}

const pictureSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string(),
  name: z.string().max(200),
  alt: z.string().max(500),
  is_decorative: z.boolean(),
  credit: z.string().max(200),
  created_at: z.string(),
});

/** Restores a picture; idempotent. Returns a notice if the file is invalid. Same errors as `storePicture`. */
export async function restorePicture(
  files: ImportFiles,
  { root }: OwnExport,
  row: unknown,
  signal: AbortSignal,
): Promise<string | undefined> {
  const parsed = pictureSchema.safeParse(row);
  const picture = parsed.success ? pictureAt(`/${parsed.data.hash}/${parsed.data.file}`) : null;
  if (!parsed.success || !picture) return "A picture in the export’s list is damaged, so it was left out.";
  const { hash, name, alt, is_decorative, credit, created_at } = parsed.data;
  const supabase = await getSignedInClient();
  const table = supabase.from("post_pictures");
  const { data: known } = await table
    .select("hash")
    .eq("hash", hash)
    .is("removing_since", null)
    .abortSignal(signal)
    .throwOnError();
  if (known.length > 0) return undefined;
  const type = pictureTypes[picture.ending];
  const found = [];
  for (const { address } of picture.files) {
    const file = files.at(`${root}${layout.pictures}${address.slice(1)}`);
    if (file)
      found.push({ name: address.split("/").at(-1) ?? "", blob: new Blob([await file.read()], { type }) });
  }
  const largest = found.find((one) => one.name === parsed.data.file);
  if (!largest || (await hashOf(largest.blob)) !== hash)
    return `The picture “${name}” is missing or damaged in this export, so it was left out.`;
  await storePicture({ ...picture, name, files: found }, { alt, is_decorative, credit }, { signal });
  await table
    .update({ alt, is_decorative, credit, created_at })
    .eq("hash", hash)
    .select("hash")
    .throwOnError();
  return undefined;
}

/** Folder name: the first 32 hex digits of the largest file's SHA-256. */
async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}

/** Adds categories whose id, name and slug are all unused. */
export async function restoreCategories(rows: Readonly<Rows>): Promise<void> {
  const supabase = await getSignedInClient();
  for (const row of rows) {
    const { error } = await supabase
      .from("blog_categories")
      .insert(row as { name: string; slug: string })
      .select("id");
    if (error && !isUniqueViolation(error)) throw error;
  }
}

type Restored = { added: number; refused: string[] };

/**
 * Adds missing rows without sending emails. Divides a batch with invalid data (Postgres's classes 22 and 23), so that a
 * bad row does not stop the others. Returns the names of those refused, or undefined if the database is too old.
 */
export async function restoreRows(
  kind: "enquiries" | "subscriptions",
  rows: Readonly<Rows>,
  batchSize = 200,
): Promise<Restored | undefined> {
  const supabase = await getSignedInClient();
  const total: Restored = { added: 0, refused: [] };
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize);
    const { data, error } = await supabase.rpc(`restore_${kind}`, { [kind]: batch } as never);
    if (error && isTooOld(error)) return undefined;
    if (error && !/^2[23]/.test(error.code)) throw error;
    const isDivisible = error && batchSize > 1;
    const divided = isDivisible && (await restoreRows(kind, batch, Math.ceil(batchSize / 8)));
    total.added += (divided ? divided.added : data) ?? 0;
    if (error) total.refused.push(...(divided ? divided.refused : batch.map(nameOf)));
  }
  return total;
}

const nameOf = ({ first_name, last_name, customer_name, provider_id }: Record<string, unknown>): string =>
  [customer_name ?? provider_id, first_name, last_name].filter(Boolean).join(" ");

const isTooOld = (error: { code: string }): boolean => isMissingTable(error) || error.code === "PGRST202";
