const permalink = ({ page }) => "/blog/" + page.fileSlug + ".html";
export default { layout: "post.njk", tags: "posts", permalink };
