import { expect, it } from 'vitest';
import { failures } from './log.ts';
import type { Program, LogEntry } from './log.ts';
import { countedLog, createProgramMetrics } from './metrics.ts';

it.each(Object.keys(failures) as Program[])(
  'counts each failure that the %s logs, from 0 on',
  async (program) => {
    const metrics = createProgramMetrics(program);
    const lines = async () =>
      (await metrics.register.getSingleMetricAsString('ember_errors_total')).split('\n').slice(2);
    const logged: LogEntry[] = [];
    const log = countedLog((entry) => logged.push(entry), metrics);
    log({ event: 'listening' });
    const all = (count: number) =>
      failures[program].map((event) => `ember_errors_total{event="${event}"} ${count}`);
    expect(await lines()).toEqual(all(0));
    for (const event of failures[program]) log({ event, level: 'error' });
    expect(await lines()).toEqual(all(1));
    expect(logged).toHaveLength(1 + failures[program].length);
  },
);
