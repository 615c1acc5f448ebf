import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isTranslated } from '../remotes/foreignChange.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input, textarea, select';

/** The same element of a page that was rendered anew: the one in the same place among its like. */
function twinOf<Kind extends Element>(
  old: Kind,
  before: Element[],
  page: Element,
): Kind | undefined {
  const names = ['type', 'name', 'href', 'role'];
  const key = (one: Element) => names.map((name) => one.getAttribute(name)).join(' ');
  const isLike = (one: Element) => key(one) === key(old);
  const tag = old.localName;
  const place = before
    .flatMap((root) => [root, ...root.querySelectorAll(tag)])
    .filter((one) => one.localName === tag && isLike(one))
    .indexOf(old);
  return [...page.querySelectorAll(tag)].filter(isLike)[place] as Kind | undefined;
}

/** Enters into a field what somebody entered into the one before it. */
function fill(field: Field, old: Field): void {
  if (old instanceof HTMLInputElement && /radio|checkbox/.test(old.type)) {
    if ((field as HTMLInputElement).checked !== old.checked) field.click();
    return;
  }
  if (field.value === old.value || ('defaultValue' in old && old.value === old.defaultValue))
    return;
  // React must not know the value yet, or it would ignore the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, old.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Brings what was entered and focused in a page to the one that was rendered in its place. */
function bringOver(before: Element[], focused: Element | null, page: Element): void {
  for (const old of before.flatMap((root) => [...root.querySelectorAll<Field>(fields)])) {
    const field = twinOf(old, before, page);
    if (field) fill(field, old);
  }
  const target =
    focused && document.activeElement === document.body && twinOf(focused, before, page);
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (!(target instanceof HTMLInputElement && focused instanceof HTMLInputElement)) return;
  // Not every type of field has a selection.
  if (target.selectionEnd !== null)
    target.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}

/**
 * Hydrates a prerendered page. If something has changed its HTML in this browser, e.g. an extension or a password
 * manager, React renders it anew: then what was entered and focused stays, and only a page that nobody has changed
 * reports an error, or a part of one that is not translated.
 */
export function hydrate(page: Element, tree: ReactNode): void {
  const before = [...page.children];
  const { pathname } = location;
  let focused = page.contains(document.activeElement) ? document.activeElement : null;
  page.addEventListener('focusin', ({ target }) => (focused = target as Element));
  let isMended = false;
  const onRecoverableError = (error: unknown) => {
    // Only a part of the page was rendered anew: what it was before is gone.
    if (before.some((root) => root.isConnected)) return isTranslated() || reportError(error);
    if (isMended) return;
    isMended = true;
    bringOver(before, focused, page);
    // Who went Back meanwhile has made it another page.
    if (location.pathname !== pathname) return;
    // Without an answer, nobody can tell.
    import(/* webpackChunkName: 'rare' */ './isAsSent.ts').then(
      async ({ isAsSent }) => (await isAsSent(page.id, before)) && reportError(error),
      () => {},
    );
  };
  // In a transition, React hydrates in slices, so that it can respond to a tap in between.
  startTransition(() => void hydrateRoot(page, tree, { onRecoverableError }));
}
