import {
  type OwnerSettings,
  ownerSettingsQuery,
  saveOwnerSettings,
} from "@brightwren/core/settings/owner-settings";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { useHost } from "../host/host.ts";
import { notifyFailure } from "../parts/failure.ts";
import { ListFailure, ListMessage } from "../parts/list/list-message.tsx";
import { Screen } from "../parts/screen.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { useReauthentication } from "../session/reauthentication.tsx";
import styles from "./settings-screen.module.css";

/** What the owner has chosen for the blog; each choice is stored as it is made. */
export function Component() {
  const { settingsPath } = useHost();
  const { data: settings, isError, isFetching, refetch } = useQuery(ownerSettingsQuery());
  const isReachable = useReachable();
  return (
    <Screen
      title="Settings"
      actions={
        settingsPath ? (
          <Link to={settingsPath} className={buttonClass({ variant: "outline" })}>
            Settings of this app
          </Link>
        ) : null
      }
    >
      {settings ? (
        <GeneratedPosts settings={settings} />
      ) : !isReachable ? (
        <ListMessage
          title="Not on this computer yet"
          text="You are offline, and the settings were not read here before. They come by themselves when the network is back."
        />
      ) : isError ? (
        <ListFailure what="The settings" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting label="Reading the settings" />
      )}
    </Screen>
  );
}

const choices: { value: OwnerSettings["generated_posts"]; label: string; meaning: string }[] = [
  { value: "draft", label: "A draft", meaning: "You read it, and publish it when it says what you mean." },
  {
    value: "published",
    label: "Published at once",
    meaning:
      "Visitors see it before you have read it. An outline, or a title of the library that you chose, is a draft all the same.",
  },
];

/** What becomes of a post that is generated. */
function GeneratedPosts({ settings }: { settings: OwnerSettings }) {
  const { mutate } = useSaveSettings();
  // The screen's own state, set as it is pressed: a mutation tells of itself a moment later, and the choice would jump back.
  const [choice, setChoice] = useState<OwnerSettings["generated_posts"]>();
  const chosen = choice ?? settings.generated_posts;
  const choose = (value: OwnerSettings["generated_posts"]) => {
    setChoice(value);
    mutate({ generated_posts: value }, { onSettled: () => setChoice(undefined) });
  };
  return (
    <fieldset className={styles.setting}>
      <legend className={styles.title}>A generated post is</legend>
      {choices.map(({ value, label, meaning }) => (
        <div key={value} className={styles.choice}>
          <input
            id={`generated-${value}`}
            type="radio"
            name="generated-posts"
            aria-describedby={`generated-${value}-meaning`}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <div>
            <label htmlFor={`generated-${value}`} className={styles.label}>
              {label}
            </label>
            <p id={`generated-${value}-meaning`} className={styles.meaning}>
              {meaning}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function useSaveSettings() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useMutation({
    mutationFn: (changes: Partial<OwnerSettings>) => withSession(() => saveOwnerSettings(changes)),
    // One after the other: the last choice counts.
    scope: { id: "owner-settings" },
    onSuccess(saved) {
      queries.setQueryData(ownerSettingsQuery().queryKey, saved);
      notify({ title: "Settings saved", about: "owner-settings" });
    },
    onError: (error) => notifyFailure("The settings were not saved", error),
  });
}
