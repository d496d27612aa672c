import { Renderer } from "@takumi-rs/core";
import { registerFaces, type Coverage } from "./faces.ts";
import { styleSheet } from "./style-sheet.ts";
import { wrenSvg } from "./wren.ts";

/** What every card is drawn with. */
export type CardRenderer = {
  renderer: Renderer;
  css: string[];
  coverage: { display: Coverage; text: Coverage };
  /** The wren in the colours of each ground it stands before. */
  images: { src: string; data: Buffer }[];
};

/** Loads faces, colours and the wren. */
export async function openCardRenderer(): Promise<CardRenderer> {
  const renderer = new Renderer();
  const css = [styleSheet()];
  const [paper, ink, calm, accent, slabAccent] = await Promise.all(
    ["--on-slab", "--slab", "--calm", "--accent", "--slab-accent"].map((token) =>
      tokenColour(renderer, css, token),
    ),
  );
  const wren = (src: string, body = "", wing = "", eye = "") => ({
    src,
    data: Buffer.from(wrenSvg({ body, wing, eye })),
  });
  return {
    renderer,
    css,
    coverage: await registerFaces(renderer),
    images: [
      wren("wren-article", paper, accent, calm),
      wren("wren-page", ink, accent, paper),
      wren("wren-demo", paper, slabAccent, ink),
    ],
  };
}

/** SVG knows no OKLCH: the renderer converts a token's colour by drawing one pixel of it. */
async function tokenColour(renderer: Renderer, css: string[], token: string): Promise<string> {
  const style = { width: "100%", height: "100%", backgroundColor: `var(${token})` };
  const pixel = await renderer.render(
    { type: "container", style },
    { width: 1, height: 1, format: "raw", css },
  );
  return `#${pixel.toString("hex", 0, 3)}`;
}
