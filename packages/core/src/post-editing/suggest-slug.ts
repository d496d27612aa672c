export { suggestSlug } from "@brightwren/functions/contracts/suggest-slug";
