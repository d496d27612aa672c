import { type ReactNode, useSyncExternalStore } from "react";

/** What a page that needs a private link shows instead of its content. */
export const PrivateNotice = ({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children?: ReactNode;
}) => (
  <div className="sheet band column align-start gap-5">
    <h1 className="section-title">{heading}</h1>
    <p role="status" className="soft large ch-48">
      {text}
    </p>
    {children}
  </div>
);

function watchAddress(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The secret after `#` in a private link; empty during prerendering. */
export const useFragment = (): string =>
  useSyncExternalStore(
    watchAddress,
    () => location.hash.slice(1),
    () => "",
  );
