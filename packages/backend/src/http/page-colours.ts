import { tones } from "@brightwren/brand/tones";

const both = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light}, ${dark})`;

export const pageColours = `:root {
  color-scheme: light dark;
  --ground: ${both(tones.paper)};
  --paper: ${both(tones.paperRaised)};
  --ink: ${both(tones.ink)};
  --quiet: ${both(tones.inkSoft)};
  --line: ${both(tones.rule)};
  --accent: ${both(tones.accent)};
  --accent-text: ${both(tones.accentText)};
  --on-accent: ${both(tones.onAccent)};
  --focus: ${both(tones.calm)};
  --notice: ${both(tones.calmTint)};
}`;
