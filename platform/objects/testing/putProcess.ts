/**
 * Runs as a separate process: stores bodies at one key, all at once, in the place that its argument
 * names. It reports that it is ready, and for each order the outcomes.
 */
import { openObjects } from '@emberite/objects';
import type { Place } from '@emberite/objects';

/** What to store: texts, as many zeros as a number says, or files. */
export interface PutOrder {
  key: string;
  bodies: (string | number | { file: string })[];
}

const objects = await openObjects(JSON.parse(process.argv[2] ?? '') as Place);

const toBody = (body: PutOrder['bodies'][number]) =>
  typeof body === 'object'
    ? body
    : typeof body === 'string'
      ? Buffer.from(body)
      : Buffer.alloc(body);

process.on('message', ({ key, bodies }: PutOrder) => {
  const puts = bodies.map((body) => objects.putIfAbsent(key, toBody(body)));
  void Promise.all(puts).then((outcomes) => process.send?.(outcomes));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
