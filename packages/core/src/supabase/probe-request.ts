/** What to fetch to learn whether a project of ours answers and accepts its key: one public row. */
export function probeRequest({ url, publishableKey }: { url: string; publishableKey: string }) {
  return {
    address: `${url}/rest/v1/blog_categories?select=id&limit=1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  };
}
