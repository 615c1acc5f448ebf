// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { FileError } from './blocked.ts';
import { loadStyle } from './styles.ts';

const files = {
  id: 'r1',
  base: '/assets/mf-one/',
  entry: '',
  integrity: { 'page.css': 'sha384-p', 'late.css': 'sha384-l' },
  pages: {},
};
const load = (file: string) => loadStyle(files, { file, chunkId: `mf-one:${file}` });
const link = () => document.querySelector<HTMLLinkElement>('link[href]')!;

/** The document of a page whose query is a secret links to its stylesheets. */
const open = (file: string) => {
  document.head.innerHTML = `<link rel="stylesheet" href="${files.base}${file}">`;
};

afterEach(() => document.head.replaceChildren());

it('waits for a stylesheet that the document still loads', async () => {
  open('late.css');
  const loaded = load('late.css');
  link().dispatchEvent(new Event('load'));
  await loaded;
});

it('notices at once that a stylesheet of the document has failed, and can load it again', async () => {
  open('page.css');
  const entries = vi.spyOn(performance, 'getEntriesByName');
  entries.mockReturnValue([{} as PerformanceEntry]);
  await expect(load('page.css')).rejects.toBeInstanceOf(FileError);
  const again = load('page.css');
  expect(link().integrity).toBe('sha384-p');
  link().dispatchEvent(new Event('load'));
  await again;
});
