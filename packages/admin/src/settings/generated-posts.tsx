import type { OwnerSettings } from "@brightwren/core/settings/owner-settings";
import { useState } from "react";
import { Choices } from "./choices.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

const choices: { value: OwnerSettings["generated_posts"]; label: string; meaning: string }[] = [
  { value: "draft", label: "Draft", meaning: "Review it, then publish when you’re happy." },
  {
    value: "published",
    label: "Published straight away",
    meaning: "Goes live before you’ve read it. Without a model, custom posts are still saved as drafts.",
  },
];

export function GeneratedPosts({ settings }: { settings: OwnerSettings }) {
  const { mutate } = useSaveSettings();
  // Local state, because the mutation's data updates later and the selection would jump back.
  const [choice, setChoice] = useState<OwnerSettings["generated_posts"]>();
  return (
    <Choices
      name="generated"
      legend="Save generated posts as"
      choices={choices}
      chosen={choice ?? settings.generated_posts}
      onChoose={(value) => {
        setChoice(value);
        mutate({ generated_posts: value }, { onSettled: () => setChoice(undefined) });
      }}
    />
  );
}
