import { picturesInText } from "@brightwren/core/pictures/pictures-in-text";
import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SaveIntent } from "../../drafts/save-request.ts";
import { useHost } from "../../host/host.ts";
import type { Editor } from "../session/use-editor.ts";
import { pictureShownQuery, textFaults } from "./use-publish-checks.ts";

/** The step before visitors see a text. */
export type PublishStep = {
  isOpen: boolean;
  /** Opens the sheet; publishes at once what visitors know already, unless something stops it. */
  begin: () => void;
  /** Publishes a scheduled post at once, unless something stops it: then the sheet says what. */
  beginNow: () => void;
  close: () => void;
  publish: () => void;
};

/** Every way to publish from the editor goes through here, so that none goes past what stops it. */
export function usePublishStep(
  { form, session }: Editor,
  act: (intent: SaveIntent) => Promise<unknown>,
): PublishStep {
  const queries = useQueryClient();
  const { siteUrl } = useHost();
  const [step, setStep] = useState<{ dateBefore?: string }>();

  /** Without a network nobody knows of a picture whether it can be loaded; what visitors are shown already can. */
  const hasBrokenPicture = async () => {
    if (!backendConnectivity.isReachable()) return false;
    const { post } = session.getSnapshot();
    const known = new Set(post?.status === "published" ? picturesOf(post) : []);
    const asked = picturesOf(form.getValues()).filter((address) => !known.has(address));
    const shown = await Promise.all(asked.map((one) => queries.fetchQuery(pictureShownQuery(one, siteUrl))));
    return shown.includes(false);
  };
  const isStopped = async () => textFaults(form.getValues()).length > 0 || (await hasBrokenPicture());
  const begin = async () => {
    if (session.getSnapshot().post?.status !== "published" || (await isStopped())) setStep({});
    else await act("publish");
  };
  const beginNow = async () => {
    const isAsked = await isStopped();
    if (isAsked) setStep({ dateBefore: form.getValues("published_at") });
    form.setValue("published_at", "");
    if (!isAsked) await act("publish");
  };
  return {
    isOpen: step !== undefined,
    begin: () => void begin(),
    beginNow: () => void beginNow(),
    close: () => {
      // Not now, then: when its time comes.
      if (step?.dateBefore && form.getValues("published_at") === "")
        form.setValue("published_at", step.dateBefore);
      setStep(undefined);
    },
    publish: () => {
      setStep(undefined);
      void act("publish");
    },
  };
}

const picturesOf = (post: { content: string; featured_image_url: string | null }): string[] =>
  [...picturesInText(post.content), post.featured_image_url ?? ""].filter(Boolean);
