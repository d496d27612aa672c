import { postFieldNames, postFields } from "@brightwren/functions/contracts/post-fields";
import { z } from "@brightwren/functions/contracts/zod";
import { postStatuses } from "@brightwren/core/admin-posts/post";
import { layout } from "@brightwren/core/export/export-layout";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { splitFrontMatter } from "@brightwren/core/markdown-files/front-matter";
import { HeadError, readYaml, type YamlValue } from "@brightwren/core/markdown-files/read-yaml";
import { fileText, jsonOf } from "./file-text.ts";
import { type ImportFile, ImportFiles } from "./import-files.ts";
import { type ImportedFields, type ImportedPost, importedPost } from "./imported-post.ts";

export type OwnExport = { root: string };

const manifestSchema = z.object({ format: z.literal("site-export"), version: z.number() });

/** Throws a `FileRejectedError` if the export's version is newer. */
export async function ownManifest(files: ImportFiles): Promise<OwnExport | undefined> {
  for (const file of files.all.filter(({ path }) => path.split("/").at(-1) === layout.manifest)) {
    const manifest = manifestSchema.safeParse(jsonOf(await fileText(file)));
    if (!manifest.success) continue;
    if (manifest.data.version > 1)
      throw new FileRejectedError("This export was made by a newer version. Please update this one first.");
    return { root: file.path.slice(0, -layout.manifest.length) };
  }
  return undefined;
}

export async function readOwnExport(
  files: ImportFiles,
  { root }: OwnExport,
): Promise<{ posts: ImportedPost[]; notices: string[] }> {
  const posts: ImportedPost[] = [];
  const notices: string[] = [];
  for (const file of files.all) {
    if (!file.path.startsWith(root + layout.posts) || !file.path.endsWith(".md")) continue;
    const post = await readPost(file);
    const other = files.at(file.path.replace(root + layout.posts, root + layout.pending));
    if (!post) notices.push(`“${file.path}” could not be read, so it was left out.`);
    else posts.push({ ...post, pending: other && (await readPost(other)) });
  }
  return { posts, notices };
}

const idSchema = z.uuid();
const statusSchema = z.enum(postStatuses);

async function readPost(file: ImportFile): Promise<ImportedPost | undefined> {
  const parts = splitFrontMatter(await fileText(file));
  const head = parts && headOf(parts.head);
  if (!parts || !head) return undefined;
  const text = (name: string) => asText(head.get(name));
  const category = text("category");
  const written = postFieldNames.flatMap((name) => {
    const [key = ""] = postFields[name].head;
    const value = head.get(key);
    if (name === "category_id") return [];
    return [[name, name === "tags" ? (Array.isArray(value) ? value : []) : asText(value)]];
  });
  const fields: Partial<ImportedFields> = { ...Object.fromEntries(written), content: parts.body };
  return importedPost(file.path, fields, {
    id: idSchema.safeParse(text("id")).data,
    categories: category ? [category] : [],
    status: statusSchema.safeParse(text("status")).data ?? "draft",
    createdAt: text("created_at"),
    firstPublicAt: text("first_public_at"),
  });
}

const asText = (value: YamlValue): string => (typeof value === "string" ? value : "");

function headOf(head: string): Map<string, YamlValue> | undefined {
  try {
    return readYaml(head);
  } catch (error) {
    if (error instanceof HeadError) return undefined;
    throw error;
  }
}
