import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBase } from '@emberite/testing/harness/prepare';
import { expect, it, onTestFinished } from 'vitest';
import { kinds } from '../src/soak/record.ts';
import { soak } from '../src/soak/run.ts';
import { judge, seriesOf } from '../src/soak/verdict.ts';

it.runIf(process.platform === 'linux')(
  'the crowd of a soak does all of its deeds without an error, and what it measures is judged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ember-soak-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
    // It has been built for the other tests.
    await copyBase(folder);
    const { signal } = new AbortController();
    const { samples, deeds, errors, duration } = await soak(
      folder,
      30_000,
      'calm',
      () => {},
      signal,
    );
    expect(errors).toEqual([]);
    expect([...new Set(deeds.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted());
    const findings = judge(seriesOf(samples, deeds, duration), duration, false);
    const groups = new Set(findings.map(({ group }) => group));
    expect([...groups]).toEqual(expect.arrayContaining(['memory', 'handles', 'disk', 'median']));
    for (const { start, end } of findings) expect([start > 0, end > 0]).toEqual([true, true]);
  },
);
