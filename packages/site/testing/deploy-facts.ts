export const deployFacts = {
  scriptHashes: ["'sha256-AAAA'"],
  supabaseUrl: "https://abc.supabase.co",
  publishableKey: "public-key",
  siteUrl: "https://brightwren.example",
  redirects: [
    { path: "/blog/category/old", to: "/blog/category/new" },
    { path: "/blog/before", to: "/blog/a-post" },
  ],
};
