import { describe, expect, it } from 'vitest';
import { heldTake, idle, isFree, isLive, losesVideo, next } from './recorder.ts';
import type { Failure, RecorderEvent, RecorderState, Recording, Take } from './recorder.ts';

const recording: Recording = {
  blob: new Blob(['x']),
  url: 'blob:x',
  mimeType: 'video/mp4',
  seconds: 15,
  width: 720,
  height: 1280,
};

const asking: RecorderState = { status: 'asking' };
const leadIn = (left: number): RecorderState => ({ status: 'recording', phase: 'lead-in', left });
const running = (left: number): RecorderState => ({ status: 'recording', phase: 'running', left });
const finishing: RecorderState = { status: 'recording', phase: 'finishing', endedBy: 'hand' };
const reading: RecorderState = { status: 'recording', phase: 'finishing', endedBy: 'file' };
const recorded: Take = { status: 'recorded', recording, endedBy: 'hand' };
const failed: RecorderState = { status: 'failed', reason: 'denied' };
const file = new File(['x'], 'my-video.mp4');
const unplayable: Failure = { status: 'failed', reason: 'unreadable', file };

const states = {
  idle,
  asking,
  leadIn: leadIn(2),
  running: running(9),
  finishing,
  recorded,
  failed,
  unplayable,
};
type Name = keyof typeof states;

const granted = (leadIn: number): RecorderEvent => ({ type: 'granted', leadIn, limit: 15 });
const tick: RecorderEvent = { type: 'tick', seconds: 1, limit: 15 };
const stop: RecorderEvent = { type: 'stop', by: 'hand' };

/** What each event does to each state. States that are not listed do not change. */
const table: [string, RecorderEvent, Partial<Record<Name, RecorderState>>][] = [
  [
    'record',
    { type: 'record' },
    {
      idle: asking,
      recorded: { ...asking, kept: recorded },
      failed: asking,
      unplayable: { ...asking, kept: unplayable },
    },
  ],
  ['restart', { type: 'restart' }, { leadIn: asking, running: asking }],
  ['granted with a lead-in', granted(3), { asking: leadIn(3) }],
  ['granted without one', granted(0), { asking: running(15) }],
  ['tick', tick, { leadIn: leadIn(1), running: running(8) }],
  [
    'a late tick',
    { ...tick, seconds: 9 },
    { leadIn: running(15), running: { ...finishing, endedBy: 'time' } },
  ],
  ['stop', stop, { leadIn: idle, running: finishing }],
  ['finished', { type: 'finished', recording }, { finishing: recorded }],
  [
    'choose',
    { type: 'choose' },
    {
      idle: reading,
      recorded: { ...reading, kept: recorded },
      failed: reading,
      unplayable: { ...reading, kept: unplayable },
    },
  ],
  [
    'failed',
    { type: 'failed', reason: 'denied' },
    {
      ...Object.fromEntries(Object.keys(states).map((name) => [name, failed])),
      recorded: { ...failed, kept: recorded },
      unplayable: { ...failed, kept: unplayable },
    },
  ],
  ['saved', { type: 'saved' }, { unplayable: { ...unplayable, isSaved: true } }],
  ['back', { type: 'back' }, { asking: idle, failed: idle, unplayable: idle }],
  ['gone', { type: 'gone' }, { recorded: { status: 'failed', reason: 'gone' } }],
  [
    'drawn',
    { type: 'drawn', url: recording.url, poster: file },
    { recorded: { ...recorded, recording: { ...recording, poster: file } } },
  ],
  ['drawn for another take', { type: 'drawn', url: 'blob:other', poster: file }, {}],
  ['taken', { type: 'taken' }, { recorded: idle }],
  ['reset', { type: 'reset' }, Object.fromEntries(Object.keys(states).map((name) => [name, idle]))],
];

describe.each(table)('%s', (_name, event, changes) => {
  it.each(Object.entries(states))('in %s', (name, state) => {
    const change = changes[name as Name];
    if (change) expect(next(state, event)).toEqual(change);
    else expect(next(state, event)).toBe(state);
  });
});

it('counts a lead-in down, then the recording, and stops at 0', () => {
  const seen: string[] = [];
  let state = next(asking, granted(3));
  while (state.status === 'recording' && state.phase !== 'finishing') {
    seen.push(`${state.phase} ${state.left}`);
    state = next(state, tick);
  }
  expect(seen.slice(0, 5)).toEqual([
    'lead-in 3',
    'lead-in 2',
    'lead-in 1',
    'running 15',
    'running 14',
  ]);
  expect(seen).toHaveLength(18);
  expect(state).toEqual({ status: 'recording', phase: 'finishing', endedBy: 'time' });
});

it('remembers that a take is a chosen file', () => {
  expect(next(reading, { type: 'finished', recording })).toEqual({ ...recorded, endedBy: 'file' });
});

it.each(['hidden', 'lost', 'time'] as const)('remembers that %s ended it', (by) => {
  const ended = next(running(9), { type: 'stop', by });
  expect(next(ended, { type: 'finished', recording })).toEqual({ ...recorded, endedBy: by });
});

it('fails when a device is lost in the lead-in and no take is kept', () => {
  const lost = next(leadIn(2), { type: 'stop', by: 'lost' });
  expect(lost).toEqual({ status: 'failed', reason: 'lost' });
  const frozen = next(leadIn(2), { type: 'stop', by: 'frozen' });
  expect(frozen).toEqual({ status: 'failed', reason: 'frozen' });
  expect(next(leadIn(2), { type: 'stop', by: 'hidden' })).toBe(idle);
});

it('knows when the camera is on, when a take may begin, and when closing would lose one', () => {
  const named = (test: (state: RecorderState) => boolean) =>
    Object.entries(states).flatMap(([name, state]) => (test(state) ? [name] : []));
  expect(named(isLive)).toEqual(['leadIn', 'running']);
  expect(named(isFree)).toEqual(['idle', 'recorded', 'failed', 'unplayable']);
  expect(named(losesVideo)).toEqual(['running', 'finishing', 'recorded', 'unplayable']);
  // A chosen file is on the device.
  expect([reading, { ...reading, kept: recorded }].map(losesVideo)).toEqual([false, true]);
});

describe('the previous take', () => {
  const again = next(recorded, { type: 'record' });
  const counting = next(again, granted(3));
  const taking = next(again, granted(0));
  const ended = next(taking, stop);

  it.each<[string, RecorderState, RecorderEvent]>([
    ['the member does not wait for the camera', again, { type: 'back' }],
    ['the lead-in is cancelled', counting, stop],
    ['the page is hidden in the lead-in', counting, { type: 'stop', by: 'hidden' }],
  ])('comes back when %s', (_when, state, event) => {
    expect(next(state, event)).toBe(recorded);
  });

  it.each<[string, RecorderState, RecorderEvent]>([
    ['the camera is denied', again, { type: 'failed', reason: 'denied' }],
    ['a device is lost in the lead-in', counting, { type: 'stop', by: 'lost' }],
    ['the recorder breaks', taking, { type: 'failed', reason: 'broken' }],
    ['the file is empty', ended, { type: 'failed', reason: 'empty' }],
  ])('can be restored when %s, also after one more try', (_when, state, event) => {
    const failed = next(state, event);
    expect(failed.status).toBe('failed');
    expect(next(failed, { type: 'back' })).toBe(recorded);
    const denied: RecorderEvent = { type: 'failed', reason: 'denied' };
    expect(heldTake(next(next(failed, { type: 'record' }), denied))).toBe(recorded);
  });

  it('is kept every second, and dropped when there is a new one', () => {
    const late = [counting, taking].map((state) => next(next(state, tick), tick));
    for (const state of [again, ...late, ended]) expect(heldTake(state)).toBe(recorded);
    const other = { ...recording, url: 'blob:other' };
    expect(heldTake(next(ended, { type: 'finished', recording: other }))?.recording).toBe(other);
    expect(heldTake(next(again, { type: 'reset' }))).toBeUndefined();
  });

  it('comes back behind one that cannot be played, whose file is kept until it is saved', () => {
    const broken = next(ended, { type: 'failed', reason: 'unreadable', file });
    const denied = next(next(broken, { type: 'record' }), { type: 'failed', reason: 'denied' });
    const back = next(denied, { type: 'back' });
    expect(back).toEqual({ ...unplayable, kept: recorded });
    expect(heldTake(back)).toBe(recorded);
    expect(next(back, { type: 'back' })).toBe(recorded);
    const again = next(next(back, { type: 'saved' }), { type: 'record' });
    expect(next(again, { type: 'back' })).toBe(recorded);
  });
});
