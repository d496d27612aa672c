import { site, studio } from "../brand/brand.ts";
import type { MailContent } from "./mail-layout.ts";

const footer = [`${studio.name}, ${site.domain}`, studio.email];

export const invitation = (link: string): MailContent => ({
  subject: `You are invited to help run ${studio.name}`,
  heading: `You are invited to help run ${studio.name}`,
  paragraphs: [
    `An owner of ${site.domain} has invited you to write posts, answer enquiries and look after the site. Choose a password to become an owner.`,
  ],
  button: { label: "Choose a password", href: link },
  notes: [
    "The link works once, within an hour. If it has run out, ask the owner who invited you for a new one. If you were not expecting this email, ignore it.",
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
  notes: ["The link works once, within an hour. If it was not you, do nothing: your password stays."],
  footer,
});
