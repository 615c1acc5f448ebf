import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { array, assert, asyncProperty, constantFrom, oneof, tuple, uint8Array } from 'fast-check';
import { expect, it } from 'vitest';
import { isFull } from '../../../../tools/sample.ts';
import { tempFolder } from '@emberite/site/testing/fixtures';
import { openChannel } from './channel.ts';
import { encodeFrame } from './frames.ts';
import { startLimited } from './process.ts';

const most = 1_000;

/** A channel to somebody who writes these chunks, one after the other, whatever is asked. */
async function hear(chunks: Uint8Array[], questions = 1) {
  const [requests, answers] = [new PassThrough().resume(), new PassThrough()];
  const channel = openChannel(requests, answers, most);
  const heard: unknown[] = [];
  for (let asked = 0; asked < questions; asked += 1) {
    void channel.ask('x').then((answer) => heard.push(answer));
  }
  let fault: string | undefined;
  void channel.fault.then((what) => (fault = what));
  for (const chunk of chunks) {
    answers.write(chunk);
    await setImmediate();
  }
  answers.end();
  await once(answers, 'end').catch(() => {});
  await setImmediate();
  return { heard, fault };
}

const head = (length: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};

it('reads an answer however it is cut', async () => {
  const frame = encodeFrame({ result: 'é'.repeat(300) });
  for (const size of [1, 3, 5, 500, frame.length]) {
    const chunks = [];
    for (let at = 0; at < frame.length; at += size) chunks.push(frame.subarray(at, at + size));
    const { heard, fault } = await hear(chunks);
    expect(heard).toEqual([{ result: 'é'.repeat(300) }]);
    expect(fault).toBeUndefined();
  }
});

it.each([
  ['a huge length', [head(0xffff_ffff)], 'answers with more than 0.001 MB'],
  ['a length above the limit', [head(most)], 'answers with more than 0.001 MB'],
  ['no JSON', [head(2), Buffer.from('{!')], 'answers with something that is not JSON'],
  ['nothing as JSON', [head(0)], 'answers with something that is not JSON'],
  [
    'an answer and more',
    [Buffer.concat([encodeFrame(1), Buffer.from('x')])],
    'writes more than its answers',
  ],
  ['a second answer', [encodeFrame(1), encodeFrame(2)], 'writes more than its answers'],
])('takes %s for a fault', async (_, chunks, what) => {
  expect((await hear(chunks)).fault).toBe(what);
});

const anyBytes = oneof(
  uint8Array({ maxLength: 40 }),
  constantFrom(0, 1, 4, 900, 1_000, 0x7fff_ffff).map(head),
  constantFrom('{}', '{"cmd":"NODE_HANDLE_ACK"}', '[', '"a"').map((text) => encodeFrame(text)),
);

it('survives whatever is written', async () => {
  await assert(
    asyncProperty(tuple(array(anyBytes, { maxLength: 8 })), async ([chunks]) => {
      const { heard, fault } = await hear(chunks);
      // One answer at most, and nothing after a fault that came first.
      expect(heard.length).toBeLessThanOrEqual(1);
      const whole = Buffer.concat(chunks);
      if (heard.length === 1 && fault === undefined) {
        expect(encodeFrame(heard[0]).readUInt32BE()).toBeLessThan(most);
        expect(4 + whole.readUInt32BE()).toBe(whole.length);
      }
    }),
    { numRuns: isFull ? 100_000 : 300 },
  );
});

it.each([
  [
    'writes random bytes',
    "fs.writeSync(3, require('crypto').randomBytes(5_000)); stay()",
    /^what: it (answers with|writes) more/,
  ],
  ['closes its pipes', 'fs.closeSync(3); fs.closeSync(0); stay()', /takes longer than 1 s/],
  [
    'ends in the middle',
    'fs.writeSync(3, Buffer.from([0, 0, 0, 9, 1])); process.exit(7)',
    /ends the process that renders it \(7\)/,
  ],
  [
    'ignores what asks it to end',
    "process.on('SIGTERM', () => {}); stay()",
    /takes longer than 1 s/,
  ],
  [
    'writes without an end',
    'for (;;) fs.writeSync(3, Buffer.alloc(1e6))',
    /^what: it (answers with|writes) more/,
  ],
])('refuses what comes from a process that %s', async (_, code, says) => {
  await using folder = await tempFolder();
  const script = join(folder.path, 'child.cjs');
  await writeFile(
    script,
    `const fs = require('fs'); const stay = () => setInterval(() => {}, 1_000); ${code}`,
  );
  const program = startLimited(script, { time: 1_000, memory: 256_000_000 });
  // Busy machines need long to start it.
  const time = says.test('takes longer than 1 s') ? 1_000 : 20_000;
  await expect(program.ask('what', {}, time)).rejects.toThrow(says);
  // A second request has no one to answer it either.
  await expect(program.ask('what', {})).rejects.toThrow(/^what: it /);
  await program[Symbol.asyncDispose]();
});
