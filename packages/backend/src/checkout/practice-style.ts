import { pageColours } from "../http/page-colours.ts";

export const practiceStyle = `
${pageColours}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1.0625rem/1.55 system-ui, sans-serif;
  overflow-wrap: break-word;
}
p, h1, h2, dl, dd, ul { margin: 0; }
p { text-wrap: pretty; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
header { padding: 0.75rem 1.25rem; background: var(--notice); text-align: center; }
main {
  width: min(30rem, 100% - 2rem);
  margin: clamp(1.5rem, 8vh, 5rem) auto 2rem;
  padding: clamp(1.5rem, 6vw, 2.75rem);
  border: 1px solid var(--line);
  border-top: 4px solid var(--accent);
  border-radius: 0.25rem 0.25rem 0.625rem 0.625rem;
  background: var(--paper);
}
.brand { margin-bottom: 1.75rem; color: var(--quiet); font-weight: 600; }
h1 { font: 700 1.5rem/1.2 ui-serif, Georgia, serif; text-wrap: balance; }
h1 + p { margin-top: 0.5rem; }
.price { color: var(--quiet); }
.price span { color: var(--ink); font-size: 2.5rem; font-weight: 650; line-height: 1.2; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.note { margin-top: 0.75rem; color: var(--quiet); }
dl { margin: 1.5rem 0 1.75rem; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { font-variant-numeric: tabular-nums; }
.total > * { color: var(--ink); font-weight: 650; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input, button { min-height: 3rem; border: 1px solid var(--quiet); border-radius: 0.5rem; background: var(--paper); color: inherit; font: inherit; }
input { display: block; width: 100%; margin-top: 0.25rem; padding: 0.5rem 0.75rem; font-weight: 400; }
input[type="hidden"] { display: none; }
button { padding: 0.5rem 1rem; cursor: pointer; }
.error { font-weight: 600; }
.ways { display: grid; gap: 0.5rem; margin-top: 1.75rem; text-align: center; }
.ways a { display: flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.5rem 1rem; border-radius: 0.5rem; }
.pay { border: 0; background: var(--accent); color: var(--on-accent); font-weight: 650; text-decoration: none; }
.pay:hover, .cancel:hover { text-decoration: underline; }
.why { margin-top: 1.5rem; color: var(--quiet); font-size: 0.875rem; }
.why + .why { margin-top: 0.5rem; }
.why a, .back a { display: inline-flex; align-items: center; min-height: 2.75rem; }
code { font: 0.9375em ui-monospace, monospace; overflow-wrap: anywhere; }
.subscriptions { margin-top: 1.5rem; padding: 0; list-style: none; overflow-wrap: anywhere; }
.subscriptions li { padding: 1.25rem 0; border-top: 1px solid var(--line); }
h2 { font-size: 1.0625rem; line-height: 1.3; }
h2 + p { margin-top: 0.25rem; color: var(--quiet); }
time { white-space: nowrap; }
.state { margin-top: 0.25rem; font-weight: 600; }
.subscriptions form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
.back { margin-top: 1rem; }
@media (forced-colors: active) { .pay { border: 2px solid LinkText; } }
`;
