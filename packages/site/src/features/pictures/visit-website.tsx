import { buttonClass } from "@brightwren/ui/button-class";

/** Opens a customer's site in a new tab. */
export function VisitWebsite({ title, url }: { title: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={buttonClass({ variant: "outline" })}>
      Visit Website<span className="visually-hidden">: {title} (opens in a new tab)</span>
    </a>
  );
}
