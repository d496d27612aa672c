import sitemap from "@astrojs/sitemap";
export default {
  site: "https://brightwren.example",
  build: { format: "file" },
  integrations: [sitemap()],
  image: { layout: "constrained" },
  ...(process.env.HIGHLIGHT === "off" ? { markdown: { syntaxHighlight: false } } : {}),
};
