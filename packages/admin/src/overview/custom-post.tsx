import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { useQuery } from "@tanstack/react-query";
import styles from "./custom-post.module.css";
import { useCustomPost } from "./use-custom-post.ts";

/** The card 'Custom Post': a post on the owner's own topic. */
export function CustomPost() {
  const { register, errors, busy, working, generate } = useCustomPost();
  const { data: categories, isError, refetch } = useQuery(categoriesQuery());
  return (
    <section className={styles.section} aria-labelledby="custom-post">
      <h2 id="custom-post" className={styles.title}>
        Custom Post
      </h2>
      <form className={styles.form} onSubmit={generate} noValidate>
        <Field label="Topic" error={errors.topic?.message}>
          {(control) => (
            <input {...control} {...register("topic")} maxLength={200} required autoComplete="off" />
          )}
        </Field>
        <Field label="Category" error={errors.categoryId?.message}>
          {(control) =>
            categories ? (
              <select {...control} {...register("categoryId")} required>
                <option value="">Select a category</option>
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <select {...control} disabled>
                <option>Select a category</option>
              </select>
            )
          }
        </Field>
        {isError ? (
          <p className={styles.failure} role="alert">
            The categories could not be read.{" "}
            <button type="button" className={styles.again} onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        ) : null}
        <Field label="Keywords (comma separated)" optional error={errors.keywords?.message}>
          {(control) => <input {...control} {...register("keywords")} autoComplete="off" />}
        </Field>
        <button type="submit" className={buttonClass({ variant: "outline" })} disabled={busy}>
          {working ? "Generating..." : "Generate Custom Post"}
        </button>
      </form>
    </section>
  );
}
