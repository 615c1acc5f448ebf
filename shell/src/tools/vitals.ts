/** Measures how fast and steady a page is, while its package has a canary, and reports it once: when it is hidden. */
import type { VitalsReport } from '@emberite/release/reports';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { send, viewId } from '../remotes/view.ts';
import { boot } from './owner.ts';
import { watchStart } from './started.ts';

const { route, releases } = boot;
watchStart(boot);
const vitals: VitalsReport['vitals'] = {};
onLCP(({ value }) => (vitals.lcp = value));
// A page that is never idle would report its interactions only after its last report, so each value
// counts at once.
onINP(({ value }) => (vitals.inp = value), { reportAllChanges: true });
onCLS(({ value }) => (vitals.cls = value));
onTTFB(({ value }) => (vitals.ttfb = value));

let isSent = false;

// The functions above listen to it first, so by now they know their final values.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' || isSent || !route || !releases[0]) return;
  isSent = true;
  send({ view: viewId(), remote: route.remote, release: releases[0].id, vitals });
});
