import { buttonClass } from "@brightwren/ui/button-class";
import { type ComponentProps, type MouseEvent, useState } from "react";
import styles from "./email-input.module.css";

const domains =
  "gmail.com hotmail.co.uk hotmail.com outlook.com yahoo.co.uk yahoo.com icloud.com btinternet.com";

/** A word and all words with one letter less. Two words that share one differ by a letter, or by two swapped ones. */
const shorter = (word: string): string[] =>
  Array.from(`${word} `, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** The common domain that was probably meant. `mail.com`, `email.com` and `ymail.com` exist, too. */
export function likelyDomain(email: string): string | undefined {
  const [, typed = ""] = email.trim().toLowerCase().split("@");
  const full = typed.includes(".") ? typed : `${typed}.com`;
  const common = domains.split(" ");
  if (common.includes(typed) || /^[ey]?mail\.com$/.test(full)) return undefined;
  return common.find((one) => shorter(one).some((part) => shorter(full).includes(part)));
}

/** Offers to correct a mistyped domain. The address is valid as it is, so sending is not held up. */
export function EmailInput(props: ComponentProps<"input">) {
  const [domain, setDomain] = useState<string>();
  const correct = ({ currentTarget }: MouseEvent) => {
    const input = currentTarget.parentElement?.previousElementSibling as HTMLInputElement;
    input.focus();
    input.select();
    // Unlike setting the value, this fires events and can be undone.
    document.execCommand("insertText", false, input.value.replace(/@.*/, `@${domain}`));
    setDomain(undefined);
  };
  return (
    <>
      <input
        {...props}
        type="email"
        autoComplete="email"
        onBlurCapture={(event) => {
          setDomain(likelyDomain(event.target.value));
          event.target.form?.addEventListener("reset", () => setDomain(undefined), { once: true });
        }}
      />
      <span role="status" className={`small absolute ${styles.correction}`}>
        {domain ? (
          <button type="button" className={buttonClass({ kind: "text" })} onClick={correct}>
            {`Did you mean ${domain}?`}
          </button>
        ) : null}
      </span>
    </>
  );
}
