import type { BlogPostingLeaf, OrganizationLeaf, PersonLeaf } from "schema-dts";
import { brand } from "../../src/content/brand.ts";
import type { PublishedPost, SiteFacts, SitePageWithCard } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { featuredImage } from "../head/featured-image.ts";
import { lastModified } from "../head/last-modified.ts";
import { language, pageIds, siteIds } from "./node-ids.ts";
import { shareImage } from "./share-image.ts";

/** A byline such as 'The Brightwren Studio' is the studio, any other a person. */
function author(name: string, site: SiteFacts): OrganizationLeaf | PersonLeaf {
  return name.includes(brand.name)
    ? {
        "@type": "Organization",
        name,
        url: absoluteUrl("/about", site),
        parentOrganization: { "@id": siteIds(site).organization },
      }
    : { "@type": "Person", name };
}

/** An article page's post. */
export function blogPosting(
  page: SitePageWithCard & { post: PublishedPost },
  site: SiteFacts,
): BlogPostingLeaf {
  const { post, path, description } = page;
  const ids = pageIds(path, site);
  const { organization, blog } = siteIds(site);
  const picture = featuredImage(post, site);
  return {
    "@type": "BlogPosting",
    "@id": ids.posting,
    headline: post.title,
    description,
    url: absoluteUrl(path, site),
    image: [...(picture ? [picture] : []), shareImage(page, site)],
    ...(post.published_at ? { datePublished: new Date(post.published_at).toISOString() } : {}),
    dateModified: lastModified(post),
    author: author(post.author, site),
    publisher: { "@id": organization },
    mainEntityOfPage: { "@id": ids.page },
    isPartOf: { "@id": blog },
    ...(post.category ? { articleSection: post.category.name } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    timeRequired: `PT${post.read_time_minutes}M`,
    inLanguage: language,
  };
}
