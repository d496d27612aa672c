import { authorsQuery } from "@brightwren/core/admin-posts/read-post";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { postLimits } from "@brightwren/core/post-editing/post-draft";
import { Field } from "@brightwren/ui/field";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { AddressField } from "../text/address-field.tsx";
import styles from "./details.module.css";
import { FeaturedImageField } from "./featured-image-field.tsx";
import { PublishDateField } from "./publish-date-field.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { ShareCardPreview } from "./share-card-preview.tsx";
import { TagsField } from "./tags-field.tsx";

export function Details() {
  return (
    <div className={styles.fields}>
      <AddressField />
      <CategoryField />
      <TagsField />
      <AuthorField />
      <PublishDateField />
      <FeaturedImageField />
      <ExcerptField />
      <SeoTitleField />
      <MetaDescriptionField />
      <SearchPreview />
      <ShareCardPreview />
    </div>
  );
}

function CategoryField() {
  const { register, control, formState } = useFormContext<PostForm>();
  const { data: categories } = useQuery(categoriesQuery());
  const value = useWatch({ control, name: "category_id" });
  return (
    <Field label="Category" error={formState.errors.category_id?.message}>
      {(props) => (
        // Set the value again when the categories have loaded, because its option is missing until then.
        <select {...props} {...register("category_id")} value={categories ? value : ""}>
          <option value="">No category</option>
          {categories?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function AuthorField() {
  const { register, formState } = useFormContext<PostForm>();
  const { data: authors = [] } = useQuery(authorsQuery());
  return (
    <Field label="Author" error={formState.errors.author?.message}>
      {(props) => (
        <>
          <input {...props} list="post-authors" autoComplete="off" {...register("author")} />
          <datalist id="post-authors">
            {authors.map((author) => (
              <option key={author}>{author}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function ExcerptField() {
  const { register, control, formState } = useFormContext<PostForm>();
  const { length } = useWatch({ control, name: "excerpt" });
  return (
    <Field
      label="Excerpt"
      hint={`Shown in the blog list. ${length} of ${postLimits.excerpt} characters.`}
      error={formState.errors.excerpt?.message}
    >
      {(props) => <textarea {...props} rows={3} lang="en-GB" spellCheck {...register("excerpt")} />}
    </Field>
  );
}

const searchLength = (length: number, advice: number): string =>
  length > advice
    ? `${length} characters: search results show about ${advice}.`
    : `${length} of ${advice} characters.`;

function SeoTitleField() {
  const { register, control, formState } = useFormContext<PostForm>();
  const { length } = useWatch({ control, name: "seo_title" });
  return (
    <Field
      label="SEO title"
      optional
      hint={`Shown in search results and browser tabs. If empty, we use the title. ${searchLength(length, postLimits.titleAdvice)}`}
      error={formState.errors.seo_title?.message}
    >
      {(props) => <input {...props} lang="en-GB" spellCheck autoComplete="off" {...register("seo_title")} />}
    </Field>
  );
}

function MetaDescriptionField() {
  const { register, control, formState } = useFormContext<PostForm>();
  const { length } = useWatch({ control, name: "seo_meta_description" });
  return (
    <Field
      label="Meta description"
      optional
      hint={`Shown in search results. If empty, we use the excerpt. ${searchLength(length, postLimits.metaDescriptionAdvice)}`}
      error={formState.errors.seo_meta_description?.message}
    >
      {(props) => (
        <textarea {...props} rows={3} lang="en-GB" spellCheck {...register("seo_meta_description")} />
      )}
    </Field>
  );
}
