/** An element to find on a page: the first visible match, in the open dialog if there is one. */
export interface Target {
  role: 'heading' | 'link' | 'button' | 'checkbox' | 'radio' | 'switch' | 'field' | 'text';
  /**
   * A string is the whole name. The name of a radio button begins with its group's: `Group: name`.
   */
  name: string | RegExp;
}

/** A target in a form that every driver can send to the page. */
export interface Sent {
  role: Target['role'];
  name: string;
  isPattern: boolean;
}

export const toSent = ({ role, name }: Target): Sent => ({
  role,
  name: typeof name === 'string' ? name : name.source,
  isPattern: typeof name !== 'string',
});

/**
 * Finds a target; null if the page does not show it. It runs in the page, so it uses nothing else
 * from this file.
 */
export function find({ role, name, isPattern }: Sent): Element | null {
  const selectors = {
    heading: 'h1, h2, h3',
    link: 'a[href]',
    button: 'button',
    checkbox: 'input[type="checkbox"]',
    radio: 'input[type="radio"]',
    switch: '[role="switch"]',
    field: 'input, select, textarea',
    text: 'body *:not(script, style)',
  };
  const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const own = element.getAttribute('aria-label') ?? textOf(labels?.[0] ?? element);
    const group = role === 'radio' && element.closest('fieldset')?.querySelector('legend');
    return group ? `${textOf(group)}: ${own}` : own;
  };
  const root = document.querySelector('dialog:modal') ?? document;
  const isIt = (found: string) => (isPattern ? new RegExp(name).test(found) : found === name);
  const found = [...root.querySelectorAll(selectors[role])].filter(
    (element) => element.checkVisibility() && isIt(nameOf(element)),
  );
  // Everything around a text contains the text, too.
  return (role === 'text' ? found.at(-1) : found[0]) ?? null;
}

/** Scrolls an element to where no bar covers it. It runs in the page. */
export const toMiddle = (element: Element): void =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });

/**
 * Whether an element does not move and nothing covers its centre: otherwise a click would miss it.
 * It runs in the page.
 */
export async function isReady(element: Element): Promise<boolean> {
  const before = element.getBoundingClientRect();
  const frame = () => new Promise((drawn) => void requestAnimationFrame(drawn));
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  const isOnTop = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  return isOnTop && x === before.x && y === before.y;
}

export const notReady = 'It moves, or something lies over it.';
