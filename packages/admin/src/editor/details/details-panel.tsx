import { Dialog, DialogClose, DialogTitle } from "@brightwren/ui/dialog";
import { Part } from "@brightwren/ui/part";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useEditor } from "../session/use-editor.ts";
import { detailsId } from "../session/use-layout.ts";
import styles from "./details-panel.module.css";
import { authorsQuery, tagsQuery } from "@brightwren/core/admin-posts/read-post";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { postLimits, normaliseTags, tagsFromText } from "@brightwren/core/post-editing/post-draft";
import { Field } from "@brightwren/ui/field";
import { countedCategoriesQuery } from "@brightwren/core/taxonomy/read-taxonomy";
import { Button } from "@brightwren/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch, useController } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { CategoryField } from "../../parts/text-field.tsx";
import { AddCategory } from "../../taxonomy/categories.tsx";
import { AddressField } from "../text/address-field.tsx";
import { FeaturedImageField } from "./featured-image-field.tsx";
import { PublishDateField } from "./publish-date-field.tsx";
import { SearchPreview, ShareCardPreview } from "./previews.tsx";

const opener = () => document.querySelector<HTMLElement>(`[aria-controls="${detailsId}"]`);

function hasFocusElsewhere(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest(`#${detailsId}`);
}

/** A sheet; in a wide window, the text beside it stays usable. Its fields stay mounted for validation and uploads. */
export function DetailsPanel() {
  const { isOpen, isBeside, setOpen, focusWanted, clearWanted } = useEditor().details;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      id={detailsId}
      kind="sheet"
      keepMounted
      isBeside={isBeside}
      className={`grid gap-4 content-start ${styles.sheet}`}
      open={isOpen}
      onClose={() => setOpen(false)}
      initialFocus={() => (focusWanted() ? false : title.current)}
      finalFocus={() => (focusWanted() || hasFocusElsewhere() ? false : opener())}
      onSettled={(isNowOpen) => {
        // Elements outside the sheet cannot receive focus until it has closed.
        if (!isNowOpen) focusWanted();
        clearWanted(isNowOpen);
      }}
    >
      <div className={`row spread gap-3 ${styles.head}`}>
        <DialogTitle ref={title} tabIndex={-1}>
          Details
        </DialogTitle>
        <DialogClose kind="text">Done</DialogClose>
      </div>
      <Part>
        <Details />
      </Part>
    </Dialog>
  );
}

function Details() {
  return (
    <div className={`single gap-6 ${styles.fields}`}>
      <Group title="Publishing">
        <PublishDateField />
        <PostCategory />
        <TagsField />
        <AuthorField />
      </Group>
      <Group title="Listing">
        <TextField
          name="excerpt"
          label="Excerpt"
          hint={(length) => `Shown in the blog list. ${length} of ${postLimits.excerpt} characters.`}
        />
        <FeaturedImageField />
      </Group>
      <Group title="Search and sharing">
        <AddressField />
        <TextField
          name="seo_title"
          label="SEO title"
          hint={(length) =>
            `Shown in search results and browser tabs. If empty, we use the title. ${searchLength(length, postLimits.titleAdvice)}`
          }
        />
        <TextField
          name="seo_meta_description"
          label="Meta description"
          hint={(length) =>
            `Shown in search results. If empty, we use the excerpt. ${searchLength(length, postLimits.metaDescriptionAdvice)}`
          }
        />
        <SearchPreview />
        <ShareCardPreview />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="single gap-4">
      <h3 id={id} className={`small ${styles.title}`}>
        {title}
      </h3>
      {children}
    </section>
  );
}

export function PostCategory({ isSecond = false }: { isSecond?: boolean }) {
  const { register, control, formState, setValue } = useFormContext<PostForm>();
  const { data: categories } = useQuery(categoriesQuery());
  const value = useWatch({ control, name: "category_id" });
  const [isAdding, setIsAdding] = useState(false);
  const [addedSlug, setAddedSlug] = useState<string>();
  const added = categories?.find(({ slug }) => slug === addedSlug);
  useEffect(() => {
    if (added) setValue("category_id", added.id);
    // Only once, because the owner may choose another one.
    if (added) setAddedSlug(undefined);
  }, [added, setValue]);
  return (
    <div className="small">
      {/* Set the value again when the categories have loaded, because its option is missing until then. */}
      <CategoryField
        label="Category"
        none="No category"
        categories={categories}
        error={formState.errors.category_id?.message}
        {...(isSecond
          ? { onChange: ({ target }) => setValue("category_id", target.value) }
          : register("category_id"))}
        value={categories ? value : ""}
      />
      <Button kind="text" onClick={() => setIsAdding(true)}>
        New category
      </Button>
      {isAdding ? (
        <NewCategory
          onClose={() => setIsAdding(false)}
          onAdded={(slug) => {
            setAddedSlug(slug);
            setIsAdding(false);
          }}
        />
      ) : null}
    </div>
  );
}

function NewCategory({ onClose, onAdded }: { onClose: () => void; onAdded: (slug: string) => void }) {
  const { data: categories } = useQuery(countedCategoriesQuery());
  return (
    <Dialog title="New category" className="single gap-4" onClose={onClose}>
      <AddCategory categories={categories ?? []} onAdded={onAdded} />
    </Dialog>
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

const searchLength = (length: number, advice: number): string =>
  length > advice
    ? `${length} characters: search results show about ${advice}.`
    : `${length} of ${advice} characters.`;

type TextFieldProps = {
  name: "excerpt" | "seo_title" | "seo_meta_description";
  label: string;
  hint: (length: number) => string;
};

function TextField({ name, label, hint }: TextFieldProps) {
  const { register, control, formState } = useFormContext<PostForm>();
  const { length } = useWatch({ control, name });
  return (
    <Field
      label={label}
      optional={name !== "excerpt"}
      hint={hint(length)}
      error={formState.errors[name]?.message}
    >
      {(props) => {
        const field = { ...props, lang: "en-GB", spellCheck: true, ...register(name) };
        return name === "seo_title" ? (
          <input {...field} autoComplete="off" />
        ) : (
          <textarea {...field} rows={3} />
        );
      }}
    </Field>
  );
}

function TagsField() {
  const { field, fieldState } = useController<PostForm, "tags">({ name: "tags" });
  const { data: known = [] } = useQuery(tagsQuery());
  const [text, setText] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const tags = field.value;

  const add = (typed: string) => {
    const added = tagsFromText(typed);
    setText("");
    if (added.length === 0) return;
    field.onChange(normaliseTags([...tags, ...added]));
    setAnnouncement(`Added ${added.join(", ")}`);
  };
  const remove = (tag: string) => {
    field.onChange(tags.filter((one) => one !== tag));
    setAnnouncement(`Removed ${tag}`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.key === "Enter") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && last) remove(last);
  };
  const error =
    fieldState.error?.message ??
    (fieldState.error as { root?: { message?: string } } | undefined)?.root?.message;

  return (
    <Field label="Tags" hint={`Press Enter or comma to add a tag. Maximum ${postLimits.tags}.`} error={error}>
      {({ className, ...props }) => (
        <div className={`${className} cluster gap-2 ${styles.tags}`}>
          {tags.length > 0 ? (
            <ul role="list" aria-label="Chosen tags" className={styles.chips}>
              {tags.map((tag) => (
                <li key={tag} className={`row small ${styles.chip}`}>
                  <bdi>{tag}</bdi>
                  <button
                    type="button"
                    className={`bare square ${styles.remove}`}
                    aria-label={`Remove ${tag}`}
                    onClick={() => remove(tag)}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...props}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            className={styles.input}
            list="post-tags"
            autoComplete="off"
            value={text}
            onChange={({ target, nativeEvent }) => {
              const isWhole = !(nativeEvent as InputEvent).isComposing;
              if (isWhole && target.value.includes(",")) add(target.value);
              else setText(target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              add(text);
              field.onBlur();
            }}
          />
          <datalist id="post-tags">
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
          </datalist>
          <span role="status" className="visually-hidden">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
