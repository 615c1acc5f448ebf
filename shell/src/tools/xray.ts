import { element } from './dom.ts';
import { ownerOfPage, releaseOf } from './owner.ts';
import { loadedParts } from './parts.ts';
import type { Part } from './parts.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A frame around a part of the page. */
function frame(box: DOMRect, name: string, kind: string): HTMLElement {
  const made = element('div', { class: `part ${kind}` }, element('span', {}, name));
  made.style.setProperty('inset', 'auto');
  made.style.setProperty('left', `${box.left}px`);
  made.style.setProperty('top', `${box.top}px`);
  made.style.setProperty('width', `${box.width}px`);
  made.style.setProperty('height', `${box.height}px`);
  return made;
}

/** What a package has loaded, as an item of the list. */
function describe(
  { name, bytes, ms, errors }: Part,
  release: string,
  owner: string | null,
): HTMLElement {
  const role = name === 'shell' ? 'frame' : name === owner ? 'this page' : 'loaded ahead';
  const history = element(
    'a',
    { href: `/registry/${name}`, target: '_blank', 'aria-label': `History of ${name}` },
    'History and sources',
  );
  return element(
    'li',
    {},
    element('div', { class: 'name' }, `${name} · ${role}`, history),
    element('div', { class: 'release' }, release),
    element(
      'div',
      { class: 'numbers' },
      `${kilobytes(bytes)}, there after ${Math.round(ms)} ms, ${errors.length === 1 ? '1 error' : `${errors.length} errors`}`,
    ),
    ...errors.slice(-3).map((error) => element('div', { class: 'error' }, error)),
  );
}

/**
 * Creates the X-ray, which shows who owns what of the page, and is off. It frames the page in a shadow tree, and shows the
 * details in the dock there.
 */
export function createXray(root: ShadowRoot, dock: HTMLElement) {
  const frames = element('div');
  const panel = element('section', { class: 'panel', 'aria-label': 'X-ray' });
  const isOn = () => root.contains(frames);
  let shown = '';

  async function draw(): Promise<void> {
    const owner = await ownerOfPage(location.pathname).catch(() => null);
    const parts = loadedParts();
    // The shell owns everything around the page of a remote.
    const page = document.getElementById('content')?.getBoundingClientRect();
    const state = JSON.stringify([owner, parts, page, innerWidth, innerHeight]);
    // Do not render again, so that a reader keeps the focus.
    if (state === shown) return;
    shown = state;
    const items = await Promise.all(
      parts
        .toSorted((one, other) => Number(other.name === owner) - Number(one.name === owner))
        .map(async (part) => describe(part, (await releaseOf(part.name)) ?? '', owner)),
    );
    frames.replaceChildren(
      frame(new DOMRect(2, 2, innerWidth - 4, innerHeight - 4), 'shell', 'shell'),
      ...(page ? [frame(page, owner ?? 'nobody', 'page')] : []),
    );
    panel.replaceChildren(
      element('h2', {}, 'Who owns what'),
      element('ul', {}, ...items),
      element('p', { class: 'numbers' }, 'Errors are those since this tool was loaded.'),
    );
  }

  function follow(): void {
    if (!isOn()) return;
    void draw();
    setTimeout(follow, 500);
  }

  return {
    isOn,
    toggle() {
      if (isOn()) {
        frames.remove();
        panel.remove();
        return;
      }
      root.prepend(frames);
      dock.prepend(panel);
      follow();
    },
  };
}
