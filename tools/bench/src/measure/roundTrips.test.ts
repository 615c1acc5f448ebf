import { expect, it } from 'vitest';
import type { RequestRecord } from './requests.ts';
import { roundTrips } from './roundTrips.ts';

const request = (
  kind: RequestRecord['kind'],
  sentAt: number,
  respondedAt: number,
  endedAt: number,
): RequestRecord => ({
  url: 'https://ember.example/',
  kind,
  sentAt,
  respondedAt,
  endedAt,
  bytes: 0,
});

const document = request('document', 0, 2, 5);

it('counts parallel requests once', () => {
  const scripts = [request('script', 3, 5, 6), request('script', 4, 6, 9)];
  expect(roundTrips([document, ...scripts], 10)).toBe(2);
});

it('counts a request that only another one can have caused', () => {
  const script = request('script', 3, 5, 6);
  const chunk = request('script', 7, 8, 9);
  expect(roundTrips([chunk, script, document], 10)).toBe(3);
});

it('ignores requests that are sent earlier, block nothing, or come later', () => {
  const script = request('script', 3, 5, 8);
  const style = request('style', 6, 7, 9);
  const font = request('other', 9, 10, 11);
  const after = request('data', 13, 14, 15);
  expect(roundTrips([document, script, style, font, after], 12)).toBe(2);
});
