/**
 * The styles of the team tools. They are in a shadow tree: no page can change them, and they change
 * no page.
 */
export const styles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483000; pointer-events: none;
  font: 0.875rem/1.4 var(--font-text, system-ui, sans-serif); color: var(--color-text); }
* { box-sizing: border-box; }
.dock { position: fixed; inset-block-end: calc(4.75rem + env(safe-area-inset-bottom)); inset-inline-start: 0.75rem;
  display: flex; flex-direction: column; align-items: start; gap: 0.5rem;
  max-inline-size: calc(100vw - 1.5rem); max-block-size: calc(100vh - 8rem); }
.bar, .panel { pointer-events: auto; background: var(--color-surface); color: var(--color-text);
  border: 1px solid var(--color-border-strong); box-shadow: var(--shadow-lg); }
.bar { display: flex; flex: none; flex-wrap: wrap; align-items: center; gap: 0 0.75rem;
  padding: 0.25rem 0.75rem; border-radius: 1.25rem; }
.bar strong { font-weight: 650; }
.release { color: var(--color-muted); overflow-wrap: anywhere; }
button, a { display: inline-flex; align-items: center; min-block-size: 1.75rem; padding: 0 0.375rem; border: 0;
  border-radius: 0.5rem; background: none; color: var(--color-accent-text); font: inherit; font-weight: 600;
  text-decoration: underline; text-underline-offset: 0.15em; cursor: pointer; }
:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
.part { position: fixed; border: 2px dashed var(--color-accent); border-radius: 0.5rem; }
.part.shell { border-color: var(--color-pine-text); border-style: dotted; }
.part span { position: absolute; inset-block-start: 0; inset-inline-end: 0; padding: 0.125rem 0.5rem;
  border-end-start-radius: 0.5rem; background: var(--color-accent); color: var(--color-on-accent); font-weight: 650; }
.part.shell span { background: var(--color-pine); color: var(--color-on-pine); }
.part.shell span { inset-inline: 0 auto; border-radius: 0 0 0.5rem; }
.panel { inline-size: 34rem; max-inline-size: 100%; overflow: auto; padding: 1rem; border-radius: 1rem; }
@media (min-width: 60rem) { .dock { inset-block-end: 0.75rem; } }
h2 { margin: 0 0 0.5rem; font: 650 1.125rem/1.3 var(--font-text, system-ui, sans-serif); }
p { margin: 0.75rem 0 0; }
ul { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
li { display: grid; gap: 0.125rem; padding-block-start: 0.75rem; border-block-start: 1px solid var(--color-border); }
.name a { margin-inline: -0.375rem; }
.name { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 0.75rem; font-weight: 650; }
.numbers { color: var(--color-muted); }
.error { color: var(--color-danger); overflow-wrap: anywhere; }
`;
