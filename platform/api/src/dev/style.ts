export const style = `
:root { color-scheme: light dark; --paper: #fbf3e7; --card: #fffdf9; --ink: #20261f; --soft: #5b6158; --line: #e6d8c3; --ember: #b23c0c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12181d; --card: #1b2329; --ink: #f3ece1; --soft: #b3b0a6; --line: #333d44; --ember: #ff9a62; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 0.25rem; font-size: 1.5rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; color: var(--soft); }
a { color: var(--ember); }
a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1.5rem 0; }
form label { flex: 1 0 100%; }
input, button { font: inherit; padding: 0.5rem 0.9rem; border-radius: 0.75rem; border: 1px solid var(--soft); background: var(--card); color: var(--ink); }
input { flex: 1 1 12rem; min-width: 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; }
li a { display: block; padding: 0.8rem 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { border-color: var(--ember); }
li strong { display: block; }
small, dt { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 1rem 0; overflow-wrap: anywhere; }
dd { margin: 0; }
iframe { width: 100%; height: 38rem; border: 1px solid var(--line); border-radius: 1rem; background: #f4e6d3; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); font: inherit; }
`;
