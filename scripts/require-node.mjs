// Runs after `npm ci`, and is preloaded by every script in package.json (`node --import`). Uses old syntax, so that an
// outdated Node prints this message instead of a syntax error.
var version = process.versions.node;
var major = Number(version.split(".")[0]);

if (major < 24) {
  console.error(
    "Brightwren needs Node 24, but this is Node " +
      version +
      ". Run its commands through npm after `npm ci` without --omit=optional, which installs the right Node except on macOS, or install Node 24 from https://nodejs.org.",
  );
  process.exit(1);
}

// Vite's bundler, like Node itself, comes as an optional package for each system.
var files = process.getBuiltinModule("fs");
var folder = "node_modules/@rolldown";
if (!files.existsSync(folder) || !/binding-/.test(files.readdirSync(folder).join())) {
  console.error(
    "Packages for this system are missing. npm leaves them out with --omit=optional, which may also be in an .npmrc or in NPM_CONFIG_OMIT. Run `npm ci --include=optional`.",
  );
  process.exit(1);
}
