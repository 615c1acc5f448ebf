// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { followForeignTexts } from './foreignTexts.ts';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  followForeignTexts(document.body);
});
afterEach(() => document.body.replaceChildren());

/** Shows something in a page of its own. Returns how to show something else in its place, and what is visible. */
async function show(first: ReactNode) {
  const page = document.createElement('main');
  document.body.append(page);
  const root = createRoot(page);
  const render = (node: ReactNode) => act(async () => root.render(node));
  await render(first);
  return { render, page, end: () => act(async () => root.unmount()) };
}

const textsIn = (page: Node) => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter((text) => text.data);
};

const font = (...children: (Node | string)[]) => {
  const element = document.createElement('font');
  element.append(...children);
  return element;
};

const inFrench = (text: Text) => `«${text.data}»`;

/** How translators replace a text. */
const ways: Record<string, (text: Text) => void> = {
  'another text': (text) => text.replaceWith(font(font(inFrench(text)))),
  'the text itself': (text) => {
    const outer = font();
    text.replaceWith(outer);
    outer.append(font(text));
    text.data = inFrench(text);
  },
  'an element before it': (text) => {
    text.before(font(font(inFrench(text))));
    text.remove();
  },
  'an element around it': (text) => {
    const outer = font();
    text.before(outer);
    outer.append(text);
    text.data = inFrench(text);
  },
};

async function translate(page: Node, replace: (text: Text) => void): Promise<void> {
  textsIn(page).forEach(replace);
  await Promise.resolve();
}

describe.each(Object.entries(ways))('a text that is replaced by %s', (_, replace) => {
  it('shows its translation, then what it becomes', async () => {
    const seconds = (count: number) => (
      <p>
        Again in {count} s {count > 4 && <b>Wait</b>}
      </p>
    );
    const { page, render, end } = await show(seconds(5));
    await translate(page, replace);
    expect(page.textContent).toBe('«Again in »«5»« s »«Wait»');
    await render(seconds(4));
    expect(page.textContent).toBe('«Again in »4« s »');
    await translate(page, (text) => text.data === '4' && replace(text));
    await render(seconds(3));
    expect(page.textContent).toBe('«Again in »3« s »');
    await end();
    expect(page.textContent).toBe('');
  });

  it('goes with its translation, and comes without one', async () => {
    const choice = (isOn: boolean) => (
      <p>
        {isOn && 'One'}
        <i>Two</i>
        {isOn && 'Three'}
      </p>
    );
    const { page, render, end } = await show(choice(true));
    await translate(page, replace);
    await render(choice(false));
    expect(page.textContent).toBe('«Two»');
    await render(choice(true));
    expect(page.textContent).toBe('One«Two»Three');
    await end();
  });

  it('lets an element come before it', async () => {
    const late = (isThere: boolean) => (
      <p>
        {isThere && <b>New</b>}
        Text
      </p>
    );
    const { page, render, end } = await show(late(false));
    await translate(page, replace);
    await render(late(true));
    expect(page.textContent).toBe('New«Text»');
    await end();
  });

  it('moves with its translation', async () => {
    const list = (...keys: string[]) => keys.map((key) => [key, <hr key={`${key}-line`} />]);
    const { page, render, end } = await show(list('a', 'b'));
    await translate(page, replace);
    await render(list('b', 'a'));
    expect(page.querySelectorAll('hr')).toHaveLength(2);
    await end();
    expect(page.childNodes).toHaveLength(0);
  });

  it('is the only text of its element', async () => {
    const { page, render, end } = await show(<p>Send</p>);
    await translate(page, replace);
    await render(<p>Sending</p>);
    expect(page.textContent).toBe('Sending');
    await end();
  });
});

it('shows the text again when the translation ends', async () => {
  const { page, render, end } = await show(<p>At {1} o’clock</p>);
  const originals = textsIn(page);
  await translate(page, ways['another text']!);
  for (const [place, element] of [...page.querySelectorAll('p > font')].entries()) {
    element.replaceWith(originals[place]!);
  }
  await Promise.resolve();
  expect(page.textContent).toBe('At 1 o’clock');
  await render(<p>At {2} o’clock</p>);
  expect(page.textContent).toBe('At 2 o’clock');
  await end();
});

it('lets a translation replace another', async () => {
  const { page, render, end } = await show(<p>At {1} o’clock</p>);
  await translate(page, ways['another text']!);
  for (const element of page.querySelectorAll('p > font')) element.replaceWith(font('x'));
  await Promise.resolve();
  expect(page.textContent).toBe('xxx');
  await render(<p>At {2} o’clock</p>);
  expect(page.textContent).toBe('x2x');
  await end();
});
