import { type CountedCategory, taxonomyKeys } from "@brightwren/core/taxonomy/taxonomy";
import { orderCategories } from "@brightwren/core/taxonomy/write-taxonomy";
import { useQueryClient } from "@tanstack/react-query";
import { type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useTaxonomyAction } from "./action-dialog.tsx";

const rowAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>("[data-row]")?.dataset["row"];

function placed(categories: CountedCategory[], id: string, at: number): CountedCategory[] {
  const others = categories.filter((category) => category.id !== id);
  return [
    ...others.slice(0, at),
    ...categories.filter((category) => category.id === id),
    ...others.slice(at),
  ];
}

/** Moves categories with buttons, or by the handle of a row with the mouse or a finger. */
export function useOrder(categories: CountedCategory[]) {
  const queries = useQueryClient();
  const { act } = useTaxonomyAction();
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ id: string; step?: number; announcement: string }>();
  const [drag, setDrag] = useState<{ id: string; order: CountedCategory[] }>();

  useLayoutEffect(() => {
    const row = list.current?.querySelector(`[data-row="${moved?.id}"]`);
    row?.querySelector<HTMLElement>(`[data-step="${moved?.step}"]`)?.focus();
  }, [moved]);

  // Read the cache, because a second click may come before the first has rendered.
  const current = () => queries.getQueryData<CountedCategory[]>(taxonomyKeys.categories()) ?? categories;
  const store = (next: CountedCategory[], id: string, step?: number) => {
    void queries.cancelQueries({ queryKey: taxonomyKeys.categories() });
    queries.setQueryData(taxonomyKeys.categories(), next);
    const at = next.findIndex((category) => category.id === id);
    const announcement = `${next[at]?.name} is now number ${at + 1} of ${next.length}`;
    setMoved({ id, announcement, ...(step && { step }) });
    act({
      failed: "The order was not saved.",
      run: async () => {
        await orderCategories(next.map((category) => category.id));
        return undefined;
      },
    });
  };
  const move = (id: string, step: 1 | -1) => {
    const before = current();
    const to = before.findIndex((category) => category.id === id) + step;
    if (before[to]) store(placed(before, id, to), id, step);
  };
  const listeners = {
    ref: list,
    onPointerDown({ target, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      const id = rowAt((target as Element).closest("[data-handle]"));
      if (id === undefined) return;
      // The list captures the pointer, because a row would lose it when it moves.
      currentTarget.setPointerCapture(pointerId);
      setDrag({ id, order: current() });
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const over = drag && rowAt(document.elementFromPoint(clientX, clientY));
      const at = drag?.order.findIndex((category) => category.id === over) ?? -1;
      if (drag && at >= 0 && over !== drag.id)
        setDrag({ id: drag.id, order: placed(drag.order, drag.id, at) });
    },
    onPointerUp() {
      if (drag && drag.order.some(({ id }, at) => id !== categories[at]?.id)) store(drag.order, drag.id);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  };
  const order = drag?.order ?? categories;
  return { order, dragged: drag?.id, move, announcement: moved?.announcement, listeners };
}
