// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { followArrivals, showArrivals } from './arrivals.ts';

afterEach(() => vi.restoreAllMocks());

it('shows how many files of the page are here, in its skeleton and in nothing else', () => {
  const here = new URL('/here.js', document.baseURI).href;
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === here ? [performance.mark(name)] : [],
  );
  document.body.innerHTML =
    '<main id="content"><progress value="0.2"></progress><progress data-arrivals></progress></main>';
  const [other, skeleton] = document.querySelectorAll('progress');
  const end = followArrivals(['/here.js', '/later.js', '/last.css', '/never.js']);
  expect([other?.value, skeleton?.value]).toEqual([0.2, 0.25]);
  end();
  // A skeleton that React shows later.
  const late = document.createElement('progress');
  showArrivals(late);
  expect(late.value).toBe(0.25);
  // Another page, of which no file is known yet.
  followArrivals([])();
  const next = document.createElement('progress');
  showArrivals(next);
  expect(next.position).toBe(-1);
});

it('does not count what has failed', () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => [
    Object.assign(performance.mark(name), { responseStatus: name.endsWith('.js') ? 0 : 200 }),
  ]);
  const end = followArrivals(['/failed.js', '/page.css']);
  const bar = document.createElement('progress');
  showArrivals(bar);
  expect(bar.value).toBe(0.5);
  end();
});

it('counts the files of a page together with those of its parts', () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name.endsWith('.js') ? [performance.mark(name)] : [],
  );
  document.body.innerHTML = '<progress data-arrivals></progress>';
  const ends = [
    ['/page.js', '/page.css'],
    ['/part.css', '/part2.css'],
  ].map(followArrivals);
  expect(document.querySelector('progress')?.value).toBe(0.25);
  for (const end of ends) end();
});
