import { formatPrice } from "@brightwren/functions/contracts/format-price";
import { type Person, personName } from "./person.ts";

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
});

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** 'Customer name' for `customer_name`. */
const labelOf = (column: string) =>
  (column.charAt(0).toUpperCase() + column.slice(1)).replaceAll("_", " ").replace(/ at$/, "");

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Writes any value, so that a new column is never left out. Empty ones are. */
function written(value: unknown, column = "", currency?: unknown): string {
  if (isEmpty(value)) return "None.";
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${written(one)}</li>`).join("")}</ol>`;
  if (typeof value === "object" && value !== null) {
    const within = "currency" in value ? value.currency : undefined;
    const filled = Object.entries(value).filter(([, one]) => !isEmpty(one));
    const lines = filled.map(
      ([name, one]) => `<dt>${labelOf(name)}</dt><dd>${written(one, name, within)}</dd>`,
    );
    return `<dl>${lines.join("")}</dl>`;
  }
  const text = String(value);
  if (typeof value === "number" && column.endsWith("amount") && typeof currency === "string")
    return escape(formatPrice({ amount: value, currency }));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return /^\d{4}-\d\d-\d\dT/.test(text) ? moment.format(new Date(text)) : escape(text);
}

const style = `body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { color: #555; } dd { margin: 0; overflow-wrap: anywhere; } dd, div { white-space: pre-wrap; }
ol { padding-left: 1.25rem; } li + li { margin-top: 1rem; }`;

/** Returns a page that anybody can read, and the same as JSON. */
export function personFiles(person: Person, site: string, now: Date) {
  const name = escape(personName(person));
  const title = `What ${escape(site)} holds about ${name}`;
  const sections = Object.entries(person).filter(([column]) => column !== "key");
  const html = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>As of ${moment.format(now)}. The file person.json holds the same for programs.</p>
${sections.map(([column, value]) => `<h2>${labelOf(column)}</h2><div>${written(value)}</div>`).join("\n")}
</body>
</html>
`;
  return [
    { name: "person.html", type: "text/html;charset=utf-8", text: html },
    { name: "person.json", type: "application/json", text: `${JSON.stringify(person, null, 2)}\n` },
  ];
}
