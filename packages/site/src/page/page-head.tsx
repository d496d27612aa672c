import { useEffect } from "react";

type PageHeadProps = {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page's canonical address, e.g. `/blog`. None: the page has none and is kept out of search engines. */
  canonicalPath?: string;
};

/**
 * A page's own title, description, keywords and canonical address; React moves them into the head. From when on the
 * page answers to a click stands in the browser's own timeline, as the mark 'page-ready'.
 */
export function PageHead({ title, description, keywords, canonicalPath }: PageHeadProps) {
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
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
