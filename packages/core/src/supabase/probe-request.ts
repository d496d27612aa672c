/** The least that tells whether a project of ours answers and takes its key: one public row. Gives what to fetch. */
export function probeRequest({ url, publishableKey }: { url: string; publishableKey: string }) {
  return {
    address: `${url}/rest/v1/blog_categories?select=id&limit=1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  };
}
