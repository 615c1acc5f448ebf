/** What teams see in addition to the page: the preview that they are in, and who owns what. */
import { element } from './dom.ts';
import { boot } from './owner.ts';
import { watchErrors } from './parts.ts';
import { watchStart } from './started.ts';
import { styles } from './styles.ts';
import { createXray } from './xray.ts';

/** The gateway's data in `<script id="ember-team">`. */
interface Team {
  /** The release that is shown in place of the live one. `expires` is an ISO time. */
  preview?: { name: string; release: string; expires: string };
  /** Shows nothing until somebody opens it. */
  development?: true;
}

const { preview, development } = JSON.parse(
  document.getElementById('ember-team')?.textContent ?? '{}',
) as Team;

const host = element('div', { id: 'ember-tools' });
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];

watchErrors();
if (preview) watchStart(boot);
const dock = element('div', { class: 'dock' });
const xray = createXray(root, dock);

function toggle(): void {
  xray.toggle();
  button.setAttribute('aria-pressed', String(xray.isOn()));
}

const button = element(
  'button',
  { type: 'button', click: toggle, 'aria-pressed': 'false', title: 'Alt+X' },
  'X-ray',
);

const leave = element('a', { href: '/preview/end' }, preview ? 'Leave the preview' : 'Turn off');
// The page may have changed since.
leave.addEventListener('click', () => {
  leave.setAttribute('href', `/preview/end?to=${encodeURIComponent(location.pathname)}`);
});

const until = (expires: string) =>
  new Date(expires).toLocaleDateString('en', { day: 'numeric', month: 'short' });

const bar = element(
  'aside',
  { class: 'bar', 'aria-label': preview ? 'Preview' : 'X-ray' },
  ...(preview
    ? [
        element('strong', {}, `Preview of ${preview.name}`),
        element(
          'span',
          { class: 'release' },
          `${preview.release}, until ${until(preview.expires)}`,
        ),
      ]
    : []),
  button,
  leave,
);
if (!development) dock.append(bar);
root.append(dock);
document.body.append(host);

addEventListener('keydown', (event) => {
  if (event.altKey && event.code === 'KeyX') {
    event.preventDefault();
    toggle();
  } else if (event.key === 'Escape' && xray.isOn()) toggle();
});
