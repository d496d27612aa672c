import { pageColours } from "../http/page-colours.ts";

export const mailboxStyle = `
${pageColours}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
a { color: var(--accent-text); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.top { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; margin-bottom: 1.5rem; }
.top h1 { flex: 1 1 12rem; }
.top a, .back { display: inline-flex; align-items: center; min-height: 2.75rem; }
button {
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 1px solid var(--line);
  border-radius: 0.375rem;
  background: var(--paper);
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.messages { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); overflow: hidden; }
.messages li + li { border-top: 1px solid var(--line); }
.messages a { display: block; padding: 0.875rem 1rem; color: inherit; text-decoration: none; }
.messages a:hover .subject { text-decoration: underline; }
.messages a:focus-visible { outline-offset: -3px; }
.subject { display: block; font-weight: 600; }
.about { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; color: var(--quiet); font-size: 0.875rem; }
.empty { padding: 3rem 1rem; border: 1px dashed var(--line); border-radius: 0.5rem; text-align: center; color: var(--quiet); }
.empty strong { display: block; color: var(--ink); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 1rem 0 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
pre, iframe { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 0.5rem; }
pre { padding: 1rem; background: var(--paper); white-space: pre-wrap; font: 0.9375rem/1.5 ui-monospace, monospace; }
iframe { display: block; height: 32rem; background: #fff; }
summary { width: max-content; margin-top: 1rem; padding: 0.625rem 0; color: var(--accent-text); cursor: pointer; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.5rem; } }
`;
