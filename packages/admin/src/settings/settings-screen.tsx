import { EmptyState } from "@brightwren/ui/empty-state";
import {
  ownerSettingsQuery,
  type OwnerSettings,
  saveOwnerSettings,
} from "@brightwren/core/settings/owner-settings";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { useHost } from "../host/host.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { Screen } from "../parts/screen.tsx";
import { Section } from "../parts/section.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { ActivityList } from "./activity-list.tsx";
import styles from "./settings.module.css";
import { chooseTheme, storedTheme, type Theme } from "@brightwren/ui/theme";
import { authors } from "@brightwren/brand";
import { postLimits } from "@brightwren/core/post-editing/post-draft";
import { Button } from "@brightwren/ui/button";
import { useFilledForm } from "../parts/filled-form.ts";
import { FramedOption } from "../parts/framed-option.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";

export function Component() {
  const { settingsPath } = useHost();
  const query = useQuery(ownerSettingsQuery());
  const { data: settings, isError } = query;
  const isReachable = useReachable();
  return (
    <Screen
      title="Settings"
      actions={
        settingsPath ? (
          <Link to={settingsPath} className={buttonClass({ kind: "outline" })}>
            App settings
          </Link>
        ) : null
      }
    >
      <div className={`grid gap-5 ${styles.sections}`}>
        {settings ? (
          <>
            <SheetSection title="Writing">
              <Bylines settings={settings} />
            </SheetSection>
            <SheetSection title="Generated posts">
              <GeneratedPosts settings={settings} />
            </SheetSection>
          </>
        ) : !isReachable ? (
          <EmptyState
            title="Not available offline yet"
            text="You’re offline, and the settings haven’t been loaded on this computer. They’ll load automatically when you reconnect."
          />
        ) : isError ? (
          <ListFailure what="The settings" query={query} />
        ) : (
          ["Writing", "Generated posts"].map((title) => (
            <SheetSection key={title} title={title} aria-busy>
              <ListSkeleton count={4} />
            </SheetSection>
          ))
        )}
        <SheetSection title="Appearance">
          <Appearance />
        </SheetSection>
        <SheetSection title="Import and export">
          <p className="hint measure">
            Import posts from Markdown files, Hugo, Jekyll, Ghost or WordPress. Export everything as one ZIP:
            posts, pictures, enquiries and settings.
          </p>
          <Link to={adminPaths["import-export"]} className={buttonClass({ kind: "outline" })}>
            Import or export
          </Link>
        </SheetSection>
        <SheetSection title="Activity">
          <p className="hint measure">
            Who signed in, published, deleted, exported or erased, and who became an owner. Kept for 12
            months.
          </p>
          <ActivityList />
        </SheetSection>
      </div>
    </Screen>
  );
}

const SheetSection = (props: ComponentProps<typeof Section>) => (
  <Sheet>
    <Section {...props} className={`grid gap-4 content-start ${styles.section}`} />
  </Sheet>
);

const themes: { value: Theme; label: string }[] = [
  { value: "system", label: "Match my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

function Appearance() {
  const [chosen, setChosen] = useState(storedTheme);
  return (
    <Choices
      name="theme"
      legend="Colours on this device"
      choices={themes}
      chosen={chosen}
      onChoose={(theme) => {
        chooseTheme(theme);
        setChosen(theme);
      }}
    />
  );
}

const endings: { value: OwnerSettings["generated_posts"]; label: string; meaning: string }[] = [
  { value: "draft", label: "Draft", meaning: "Review it, then publish when you’re happy." },
  {
    value: "published",
    label: "Published straight away",
    meaning: "Goes live before you’ve read it. Without a model, custom posts are still saved as drafts.",
  },
];

function GeneratedPosts({ settings }: { settings: OwnerSettings }) {
  const { mutate } = useSaveSettings();
  // Local state, because the mutation's data updates later and the selection would jump back.
  const [choice, setChoice] = useState<OwnerSettings["generated_posts"]>();
  return (
    <Choices
      name="generated"
      legend="Save generated posts as"
      choices={endings}
      chosen={choice ?? settings.generated_posts}
      onChoose={(value) => {
        setChoice(value);
        mutate({ generated_posts: value }, { onSettled: () => setChoice(undefined) });
      }}
    />
  );
}

type ChoicesProps<Value extends string> = {
  name: string;
  legend: string;
  choices: readonly { value: Value; label: string; meaning?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Choices<Value extends string>({ name, legend, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="options">
      <legend className="small strong mb-2">{legend}</legend>
      {choices.map(({ value, label, meaning }) => (
        <FramedOption
          key={value}
          label={label}
          note={meaning}
          className={styles.choice}
          type="radio"
          name={name}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}

const fields = [
  { name: "author", label: "Author of new posts", brand: authors.owner },
  { name: "generated_author", label: "Author of generated posts", brand: authors.generated },
] as const;

const byline = (text: string): string | null => text.replace(/\s+/gu, " ").trim() || null;

const formOf = ({ author, generated_author }: OwnerSettings) => ({
  author: author ?? "",
  generated_author: generated_author ?? "",
});

function Bylines({ settings }: { settings: OwnerSettings }) {
  const { mutate, isPending } = useSaveSettings();
  const { register, handleSubmit, reset, formState } = useFilledForm({
    defaultValues: formOf(settings),
  });
  const save = handleSubmit(({ author, generated_author }) => {
    if (isPending) return;
    const changes = { author: byline(author), generated_author: byline(generated_author) };
    mutate(changes, { onSuccess: (saved) => reset(formOf(saved)) });
  });
  return (
    <form className={`grid gap-4 ${styles.form}`} onSubmit={(event) => void save(event)}>
      {fields.map(({ name, label, brand }) => (
        <TextField
          key={name}
          label={label}
          hint={`If empty, we use ${brand}.`}
          {...register(name)}
          maxLength={postLimits.author}
          autoComplete="off"
        />
      ))}
      <p className="hint measure">Existing posts keep their author.</p>
      <div>
        <Button type="submit" kind={formState.isDirty ? "primary" : "outline"} busy={isPending}>
          {isPending ? "Saving…" : "Save authors"}
        </Button>
      </div>
    </form>
  );
}

function useSaveSettings() {
  const queries = useQueryClient();
  return useOwnerMutation({
    mutationFn: (changes: Partial<OwnerSettings>) => saveOwnerSettings(changes),
    // Serialised so that the last choice wins.
    scope: { id: "owner-settings" },
    onSuccess: (saved) => void queries.setQueryData(ownerSettingsQuery().queryKey, saved),
    success: () => ({ title: "Settings saved" }),
    failure: "Failed to save the settings",
    about: "owner-settings",
  });
}
