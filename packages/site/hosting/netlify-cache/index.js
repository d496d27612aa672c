/** A Netlify build plugin (netlify.toml): restores the last build, so that the next one draws only what changed. */
const folders = ["packages/site/.cache", "packages/site/dist"];

export const onPreBuild = ({ utils }) => utils.cache.restore(folders);

export const onPostBuild = ({ utils }) => utils.cache.save(folders);
