// The name of each component states whether `findLooseText` reports it.
import { Fragment, type ReactNode } from "react";

type Props = { name: string; count: number; busy: boolean; items: string[]; children: ReactNode };

const brand = { name: "Brightwren", tags: ["one", "two"] };

const Sometimes = ({ busy }: { busy: boolean }) => (busy ? <i /> : null);
const Always = () => <i />;

export const LooseBesideText = ({ count }: Props) => <p>{count} posts</p>;
export const LooseChoiceOfTexts = ({ busy }: Props) => (
  <button type="button">
    <i />
    {busy ? "Sending..." : "Send"}
  </button>
);
export const LooseInFragment = ({ busy }: Props) => (
  <p>
    {busy ? (
      <>
        <i />
        Processing
      </>
    ) : (
      "Get Started"
    )}
  </p>
);
export const LooseAloneInFragment = ({ name }: Props) => <>{name}</>;
export const LooseInNamedFragment = ({ name }: Props) => <Fragment key={name}>{name}</Fragment>;
export const LooseBeforeCondition = ({ busy }: Props) => <p>Saved {busy ? <i /> : null}</p>;
export const LooseAfterCondition = ({ busy }: Props) => <p>{busy && <i />} saved</p>;
export const LooseBesideList = ({ items }: Props) => (
  <p>
    Tags:{" "}
    {items.map((item) => (
      <i key={item} />
    ))}
  </p>
);
export const LooseListOfTexts = ({ items }: Props) => (
  <p>
    <i />
    {items}
  </p>
);
export const LooseBesideComponent = ({ busy }: Props) => (
  <p>
    <Sometimes busy={busy} /> saved
  </p>
);
export const LooseBesideKey = ({ name }: Props) => (
  <p>
    Name: <i key={name} />
  </p>
);
export const LooseConditionalText = ({ busy }: Props) => (
  <p>
    <i />
    {busy && "Saving"}
  </p>
);
export const LooseChildren = ({ children }: Props) => (
  <p>
    <i />
    {children}
  </p>
);
export function LooseReturn({ count }: Props) {
  return count === 1 ? "1 article" : `${count} articles`;
}

export const SafeAlone = ({ name }: Props) => <p>{name}</p>;
export const SafeChoiceAlone = ({ busy }: Props) => <p>{busy ? "Sending..." : "Send"}</p>;
export const SafeTemplate = ({ count }: Props) => <p>{`${count} posts`}</p>;
export const SafeOwnElement = ({ busy, name }: Props) => (
  <p>
    {busy ? <i /> : null}
    <span>{name}</span>
  </p>
);
export const SafeProse = () => (
  <p>
    Write to <i>us</i>, or <Always /> ring {brand.name}. Tags:{" "}
    {brand.tags.map((tag) => (
      <i key={tag}>#{tag}</i>
    ))}
    .
  </p>
);
export const SafeAnything = ({ children }: Props) => <section>{children}</section>;
