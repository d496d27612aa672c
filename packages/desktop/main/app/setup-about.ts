import { app } from "electron";

/** The about box: our version, and those of what we run on. */
export function setupAbout(): void {
  const { electron, chrome, node } = process.versions;
  const versions = `Electron ${electron}\nChromium ${chrome}\nNode ${node}`;
  app.setAboutPanelOptions({
    applicationName: "Brightwren",
    applicationVersion: app.getVersion(),
    version: versions,
    copyright: "MIT licence",
    credits: versions,
    website: "https://brightwren.example",
  });
}
