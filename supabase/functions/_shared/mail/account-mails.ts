import { site, studio } from "../brand/brand.ts";
import type { MailContent } from "./mail-layout.ts";

const footer = [`${studio.name}, ${site.domain}`];

export const invitation = (link: string): MailContent => ({
  subject: `You are invited to ${studio.name}`,
  heading: `You are invited to ${studio.name}`,
  paragraphs: [
    `An owner of ${site.domain} has invited you to help run the site, write posts and answer enquiries. Choose a password to become an owner.`,
  ],
  button: { label: "Choose a password", href: link },
  notes: [
    "The link works once, for a limited time. If you were not expecting this invitation, ignore this email.",
  ],
  footer,
});

export const recovery = (link: string): MailContent => ({
  subject: "Choose a new password",
  heading: "Choose a new password",
  paragraphs: [
    `Somebody asked for a new password for your account at ${studio.name}. If that was you, choose it here.`,
  ],
  button: { label: "Choose a new password", href: link },
  notes: ["The link works once, for an hour. If it was not you, do nothing: your password stays as it is."],
  footer,
});
