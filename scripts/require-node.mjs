// Preloaded by every script in package.json (`node --import`). Uses old syntax, so that an outdated Node prints this
// message instead of a syntax error.
var version = process.versions.node;
var major = Number(version.split(".")[0]);
var stripsTypes = Boolean(process.features && process.features.typescript);

if (major < 22 || !stripsTypes) {
  console.error(
    "Brightwren needs Node 24, but this is Node " +
      version +
      ". Run its commands through npm after `npm ci`, which installs the right Node on most systems, or install Node 24 from https://nodejs.org.",
  );
  process.exit(1);
}
