// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { landingById, landingLink } from '../landing/landing.ts';
import PoetryPage from '../landing/PoetryPage.tsx';
import { RecordView } from '../landing/RecordView.tsx';
import { RegisterLinks } from '../registrations/RegisterLinks.tsx';
import { usePoetrySeason } from './BySeason.tsx';
import { nothing } from '../poetry-night/join.ts';
import { JoinView } from '../poetry-night/JoinView.tsx';

afterEach(() => void vi.useRealTimers());

function Join() {
  return (
    <JoinView
      form={{ fields: nothing, problem: null, status: 'editing', dirty: false }}
      season={usePoetrySeason()}
      registered={null}
      asks={false}
      onStart={() => {}}
      onChange={() => {}}
      onSubmit={() => {}}
    />
  );
}

const record = landingById('poetryNight');
const pages: Record<string, ReactNode> = {
  '/poetry': <PoetryPage />,
  [landingLink(record.id)]: <RecordView record={record} more={[]} isInstead={false} />,
  'the form': <Join />,
  "a member's registrations": <RegisterLinks registered={null} />,
};

const times = [
  ['2025-01-15T12:00-08:00', 4],
  ['2025-02-10T12:00-08:00', 3],
  ['2025-02-28T18:59-08:00', 1],
  ['2025-02-28T19:00-08:00', 0],
  ['2026-11-26T12:00-08:00', 0],
] as const;

const cases = Object.entries(pages).flatMap(([name, page]) =>
  times.map(([time, open]) => ({ name, page, time, open })),
);

/** Where the links and buttons of the page lead that are about Fridays or the season. */
const ways = () =>
  new Set(
    screen
      .queryAllByRole('link', { name: /Fridays|season|Register for poetry/ })
      .map((link) => link.getAttribute('href')),
  );

it.each(cases)('$name says at $time what is right, however old its HTML is', async (test) => {
  const { name, page, time, open } = test;
  // Composed long before, and hydrated without a difference: one would be reported to the console.
  vi.setSystemTime('2024-06-01T12:00Z');
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  vi.setSystemTime(time);
  await act(async () => void hydrateRoot(document.body.firstElementChild!, page));

  const { textContent } = document.body;
  expect(screen.queryAllByRole('checkbox', { name: /^Friday/ })).toHaveLength(
    name === 'the form' ? open : 0,
  );
  if (open > 0) {
    expect(textContent).not.toMatch(/season is over|next season/);
    expect(ways()).toEqual(
      new Set(name === 'the form' ? [] : ['/emberite/experiences/poetry-night/join']),
    );
  } else {
    expect(textContent).not.toMatch(/Choose my Fridays|Save my Fridays|This season: |Which Friday/);
    expect(ways()).toEqual(new Set(['/waitlist?for=poetry-night']));
  }
});

it.each(['2025-01-15T12:00-08:00', '2026-11-26T12:00-08:00'])(
  'keeps the focus at %s on a link that was reached before the page listens',
  async (time) => {
    vi.setSystemTime(time);
    document.body.innerHTML = `<div>${renderToString(<PoetryPage />)}</div>`;
    const isOver = time > '2026';
    const name = isOver ? 'Tell me about the next season' : 'Choose my Fridays';
    const [link] = screen.getAllByRole('link', { name });
    link!.focus();
    await act(async () => void hydrateRoot(document.body.firstElementChild!, <PoetryPage />));
    expect(document.activeElement).toBe(link);
  },
);
