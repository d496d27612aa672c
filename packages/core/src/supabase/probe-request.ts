/** Request for one public row, to check that a project is reachable and accepts its key. */
export function probeRequest({ url, publishableKey }: { url: string; publishableKey: string }) {
  return {
    address: `${url}/rest/v1/blog_categories?select=id&limit=1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  };
}
