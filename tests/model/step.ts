import { type AsyncCommand, constantFrom } from "fast-check";
import { untilQuiet } from "./browser.ts";
import type { EditorWindow } from "./editor-window.ts";
import type { WindowName } from "./lines.ts";
import { type Allowed, checkStep, lookBefore } from "./rules.ts";
import type { World } from "./world.ts";

/** The model decides which steps are possible. */
type Model = { world: World | undefined };
export type Step = AsyncCommand<Model, World>;

type Play = {
  says: string;
  when?: (world: World) => boolean;
  do: (world: World) => Promise<Allowed | void> | Allowed | void;
};

export function step({ says, when = () => true, do: act }: Play): Step {
  return {
    check: ({ world }) => world !== undefined && when(world),
    run: async (_, world) => {
      await untilQuiet();
      const before = await lookBefore(world);
      const allowed = (await act(world)) ?? {};
      await untilQuiet();
      await checkStep(world, before, allowed);
    },
    toString: () => says,
  };
}

// Most steps use the same window, because their order matters more than the window.
export const windowName = constantFrom<WindowName>("left", "left", "left", "right");

const inWindow =
  (name: WindowName) =>
  (world: World): EditorWindow | undefined =>
    world.windows.get(name);

export function windowStep(
  name: WindowName,
  says: string,
  act: (window: EditorWindow, world: World) => Promise<Allowed | void> | Allowed | void,
  when: (window: EditorWindow, world: World) => boolean = () => true,
): Step {
  return step({
    says: `In the ${name} window ${says}`,
    when: (world) => {
      const window = inWindow(name)(world);
      return window !== undefined && when(window, world);
    },
    do: (world) => {
      const window = inWindow(name)(world);
      return window && act(window, world);
    },
  });
}
