import "react";

// CSS custom properties in style attributes.
declare module "react" {
  interface CSSProperties extends Record<`--${string}`, string | number | undefined> {}
}
