import { useEffect } from "react";

type PageHeadProps = {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page's canonical address, e.g. `/blog`. */
  canonicalPath?: string;
  /** Keeps the page out of search engines; so does having no canonical address. */
  noIndex?: boolean;
};

/**
 * A page's own title, description, keywords and canonical address; React moves them into the head. From when on the
 * page answers to a click stands in the browser's own timeline, as the mark 'page-ready'.
 */
export function PageHead({
  title,
  description,
  keywords,
  canonicalPath,
  noIndex = canonicalPath === undefined,
}: PageHeadProps) {
  useEffect(() => {
    performance.mark("page-ready");
  }, []);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonicalPath ? (
        <link rel="canonical" href={new URL(canonicalPath, import.meta.env.VITE_SITE_URL).href} />
      ) : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
