import { type ComponentProps, useId } from "react";

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  title: string;
  /** Class of the heading. */
  heading?: string | undefined;
};

/** A section named by its heading. */
export function Section({ title, heading = "large", children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
