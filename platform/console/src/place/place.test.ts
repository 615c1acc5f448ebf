import { expect, it } from 'vitest';
import { diffPath, home, placeAt, remotePath, reportPath } from './place.ts';

const at = (path: string) => placeAt(new URL(path, 'https://ember.example'));

it('finds at each address what leads there', () => {
  expect(at(home)).toEqual({ view: 'overview' });
  expect(at(remotePath('mf-events'))).toEqual({ view: 'remote', name: 'mf-events' });
  const none = { view: 'diff', name: 'shell', from: null, to: null };
  expect(at(diffPath('shell'))).toEqual(none);
  const releases = { from: '1.0.0-a', to: '1.1.0-b' };
  const id = 'mf-events/1.0.0-a/1795457223074';
  expect(at(reportPath(id))).toEqual({ view: 'report', name: 'mf-events', id });
  expect(at(diffPath('shell', releases))).toEqual({ ...none, ...releases });
});
