/**
 * The process in which the code of a release runs: it has only what it is given. It cannot read
 * files, open connections, start processes or see the environment.
 */
import { EventEmitter } from 'node:events';
import { createCalls } from './calls.ts';
import { readFrame, writeFrame } from './frames.ts';
import type { Answer, Bundles, Calls, Request } from './protocol.ts';
import { answers, requests } from './protocol.ts';

const own = process;
const { permission, exit, ppid: parent } = own;

/** What a process has that reaches others, or Node's own modules. */
const powers = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'execve',
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
];

/** What the code of a release has printed during a call. */
let printed: string | undefined;

function print(...parts: unknown[]): void {
  printed ??= parts.map(String).join(' ').slice(0, 300);
}

const { font, ...bundles } = readFrame(requests) as Bundles;
const draw =
  font === null
    ? null
    : await import('../drawText.ts').then(({ openFont }) => openFont(Buffer.from(font, 'base64')));
// Everything is loaded now: from here on, it cannot read files.
permission.drop('fs');
// The streams of the real one lead to the real process.
const mute = Object.fromEntries(Object.keys(console).map((name) => [name, print]));
Object.defineProperty(globalThis, 'console', { value: mute });
// With it, the code could end this process and others.
Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) });
// Code that finds it nevertheless can do nothing with it. Node calls what it inherits from all emitters.
for (const name of powers) Object.defineProperty(own, name, { value: undefined });
Object.defineProperty(own, 'emit', { value: EventEmitter.prototype.emit });

let calls: Calls | undefined;

/** Handles a request with the code of the release. Everything in the answer is the code's: the other side checks it. */
async function answerTo({ name, input }: Request): Promise<Answer> {
  printed = undefined;
  try {
    calls ??= createCalls(bundles, draw);
    const call = calls[name] as (...parts: unknown[]) => unknown;
    const result = await call(...input);
    if (printed === undefined) return { result };
    return { failed: `It prints ${JSON.stringify(printed)}. Remove the console call` };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Writes an answer, or why it cannot be written, e.g. because it has a cycle. */
function write(answer: Answer): void {
  try {
    writeFrame(answers, answer);
  } catch (error) {
    writeFrame(answers, { failed: String(error) });
  }
}

// It goes on while a page waits for something that never comes: the other side has the clock, unless that has gone.
setInterval(() => own.ppid !== parent && exit(), 1_000);
write({ result: 'ready' });
for (;;) {
  const request = readFrame(requests);
  if (request === undefined) break;
  write(await answerTo(request as Request));
}
// The code of a release may have left something that runs.
exit();
