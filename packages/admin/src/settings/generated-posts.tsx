import type { OwnerSettings } from "@brightwren/core/settings/owner-settings";
import { useState } from "react";
import { Choices } from "./choices.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

const choices: { value: OwnerSettings["generated_posts"]; label: string; meaning: string }[] = [
  { value: "draft", label: "A draft", meaning: "You read it, and publish it when it says what you mean." },
  {
    value: "published",
    label: "Published at once",
    meaning: "Visitors see it before you have read it. Without a model, a custom post is always a draft.",
  },
];

/** What becomes of a post that is generated. */
export function GeneratedPosts({ settings }: { settings: OwnerSettings }) {
  const { mutate } = useSaveSettings();
  // The screen's own state, set as it is pressed: a mutation tells of itself a moment later, and the choice would jump back.
  const [choice, setChoice] = useState<OwnerSettings["generated_posts"]>();
  return (
    <Choices
      name="generated"
      legend="A generated post is"
      choices={choices}
      chosen={choice ?? settings.generated_posts}
      onChoose={(value) => {
        setChoice(value);
        mutate({ generated_posts: value }, { onSettled: () => setChoice(undefined) });
      }}
    />
  );
}
