import { enquiryFields } from "@brightwren/core/contact/enquiry-fields";
import { tabStorage } from "@brightwren/ui/kept-storage";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEarlyForm } from "../../page/hydration.ts";
import type { EnquiryTexts, FieldErrors, FieldName } from "./send-enquiry.ts";

/** The fields, in the order in which they are shown. */
export const fieldNames = Object.keys(enquiryFields) as FieldName[];

/** The honeypot field. No address book and no password manager has a value of this name. */
export const honeypotName = "leave-empty";

const loadSending = () => import("./send-enquiry.ts");

/** Fetches what checks and sends, and what says how it went, ahead of need. */
function prepare(): void {
  prepareNotifications();
  // A failure shows when it is really wanted.
  loadSending().catch(() => {});
}

/** Behaviour of the enquiry form: validation, sending once, the notifications, nothing typed lost. */
export function useEnquiryForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  /** The address that the last enquiry is answered to. */
  const [answerTo, setAnswerTo] = useState<string>();
  const received = useRef<HTMLDivElement>(null);
  /** Why the last try failed, until the next one. */
  const [failure, setFailure] = useState<string>();
  const shownAt = useRef(0);
  const busy = useRef(false);
  /** Once Send was pressed, a field is checked again whenever it changes. */
  const pressed = useRef(false);

  useEffect(() => {
    shownAt.current = performance.now();
    if (form.current) fillInDraft(form.current);
  }, []);
  useEarlyForm(form, prepare);

  async function send(fields: HTMLFormElement) {
    const { sendEnquiry } = await loadSending();
    const trap = textIn(fields, honeypotName);
    const outcome = await sendEnquiry({ texts: textsIn(fields), trap, shownAt: shownAt.current });
    if (outcome === "sent") {
      const email = textIn(fields, "email");
      pressed.current = false;
      fields.reset();
      clearDraft();
      flushSync(() => {
        setErrors({});
        setAnswerTo(email);
      });
      received.current?.focus();
      notify({
        title: "Message sent!",
        description: "We'll get back to you within 24 hours.",
        about: "enquiry",
      });
      return;
    }
    setErrors(outcome.errors);
    if (outcome.message) return showFailure(outcome.message);
    const wrong = fieldNames.find((name) => outcome.errors[name]);
    if (wrong) fieldOf(fields, wrong)?.focus();
  }

  function showFailure(message: string) {
    setAnswerTo(undefined);
    setFailure(message);
    notify({ title: "Error", description: message, variant: "destructive", about: "enquiry" });
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button's disabled state arrives a frame later than a second click can.
    if (busy.current) return;
    busy.current = true;
    pressed.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await send(event.currentTarget);
    } catch (error) {
      console.warn("The enquiry was not sent:", error);
      showFailure("Failed to send message. Please try again.");
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  async function checkAgain(fields: HTMLFormElement, changed: string) {
    const { checkEnquiry } = await loadSending();
    const found = checkEnquiry(textsIn(fields));
    for (const name of fieldNames)
      if (name === changed) setErrors((before) => ({ ...before, [name]: found[name] }));
  }

  function change({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    saveDraft(textsIn(currentTarget));
    const { name } = target as { name: string };
    if (pressed.current && !busy.current) checkAgain(currentTarget, name).catch(() => {});
  }

  return {
    form,
    received,
    errors,
    sending,
    answerTo,
    failure,
    change,
    submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;

const textIn = (form: HTMLFormElement, name: string): string => fieldOf(form, name)?.value ?? "";

const textsIn = (form: HTMLFormElement): EnquiryTexts =>
  Object.fromEntries(fieldNames.map((name) => [name, textIn(form, name)])) as EnquiryTexts;

const storageKey = "enquiry-draft";

/**
 * Puts the local draft into the fields: what was typed and not yet sent in this tab, so that a visit to the FAQ or a
 * reload loses nothing. What was typed before the script ran counts more, and is a draft like any other.
 */
function fillInDraft(form: HTMLFormElement): void {
  const isTyped = Object.values(textsIn(form)).some(Boolean);
  const draft = readDraft();
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    const kept = draft[name];
    if (field && !field.value && typeof kept === "string") field.value = kept;
  }
  if (isTyped) saveDraft(textsIn(form));
}

function readDraft(): Partial<Record<FieldName, unknown>> {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? "null");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

const saveDraft = (texts: EnquiryTexts) => void tabStorage.setItem(storageKey, JSON.stringify(texts));

const clearDraft = (): void => tabStorage.removeItem(storageKey);
