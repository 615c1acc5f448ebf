// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Progress } from '@emberite/sdk/action';
import { awayIn } from './evening.ts';
import type { Evenings } from './evening.ts';
import { expect, it, vi } from 'vitest';
import { EveningsView } from './EveningsView.tsx';
import { ends, evening, now } from './testing/evening.ts';

function show(
  more: Partial<Evenings[number]>,
  at = now,
  registered = true,
  others: readonly Partial<Evenings[number]>[] = [],
) {
  const onAnswer = vi.fn();
  const view = (changes: Partial<Evenings[number]>) => (
    <EveningsView
      loaded={{
        status: 'ready',
        value: [changes, ...others].map((one) => ({ ...evening, ...one })),
      }}
      now={at}
      registrations={registered ? [{ kind: 'night-out' }] : [{ kind: 'poetry-night' }]}
      answering={{ status: 'idle' }}
      onLoad={() => {}}
      onAnswer={onAnswer}
    />
  );
  const { rerender } = render(view(more));
  return Object.assign(onAnswer, {
    become: (changes: Partial<Evenings[number]>) => rerender(view(changes)),
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const lastChange = Date.parse(evening.changeUntil);

it('asks whether the member comes', async () => {
  const onAnswer = show({ state: 'asked' });
  await press('I come');
  await press('I cannot');
  expect(onAnswer.mock.calls).toEqual([
    ['evening', 'coming'],
    ['evening', 'declined'],
  ]);
});

it('says only of the answer that was given that it is being sent, and all others wait', async () => {
  const asked = { ...evening, id: 'asked', state: 'asked' } as const;
  const onAnswer = vi.fn();
  const view = (status: 'idle' | 'busy') => (
    <EveningsView
      loaded={{ status: 'ready', value: [asked, evening] }}
      now={lastChange - 1}
      registrations={[]}
      answering={{ status }}
      onLoad={() => {}}
      onAnswer={onAnswer}
    />
  );
  const { rerender } = render(view('idle'));
  await press('I cannot');
  rerender(view('busy'));
  expect(buttons().slice(0, 3)).toEqual(['I come', 'Sending...', 'I can’t come after all']);
  for (const name of ['I come', 'Sending...', 'I can’t come after all']) {
    expect(screen.getByRole('button', { name }).ariaDisabled).toBe('true');
    await press(name);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onAnswer.mock.calls).toEqual([['asked', 'declined']]);
});

it('says in the evening that was answered why the answer was not sent', async () => {
  const asked = { ...evening, state: 'asked' } as const;
  const view = (answering: Progress) => (
    <EveningsView
      loaded={{ status: 'ready', value: [{ ...asked, id: 'first' }, asked] }}
      now={now}
      registrations={[]}
      answering={answering}
      onLoad={() => {}}
      onAnswer={() => {}}
    />
  );
  const { rerender } = render(view({ status: 'idle' }));
  const [, second] = screen.getAllByRole('article');
  await userEvent.click(within(second!).getByRole('button', { name: 'I come' }));
  rerender(view({ status: 'failed', message: 'You are offline.' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(within(second!).getByRole('alert').textContent).toContain('You are offline.');
});

it('moves the focus to the evening once the pressed button is gone', async () => {
  const { become } = show({ state: 'asked' });
  await press('I come');
  become({ state: 'coming' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Peak Axe Throwing' }));
});

it('says until when the place is kept, where the evening takes place', () => {
  show({ state: 'asked', answerBy: evening.changeUntil });
  expect(
    screen.getByText(/kept for you until Wednesday, December 2, 2026 at (19|20):00\./),
  ).toBeDefined();
});

it('knows the hour and the day there also if this browser has other rules for the time zone', () => {
  show({ state: 'asked', hour: '17:00', answerBy: evening.changeUntil });
  expect(screen.getByText(/until Wednesday, December 2, 2026 at 17:00\./)).toBeDefined();
  const away = (now: string) => awayIn({ ...evening, hour: '17:00' }, Date.parse(now));
  expect(away('2026-12-04T09:59:00Z')).toBe('tomorrow');
  expect(away('2026-12-04T10:00:00Z')).toBe('today');
});

it('says of an evening that was called off that it was, also after its time', () => {
  show({ status: 'called-off' }, Date.parse(evening.startsAt) + 1);
  expect(screen.getByText('Called off')).toBeDefined();
});

it('is coming until the evening ends, and then over', () => {
  const { become } = show({ status: 'over' }, ends - 1);
  expect(screen.getByText('You are coming')).toBeDefined();
  expect(screen.queryByText(/It takes place once/)).toBeNull();
  // Who has not answered does not come.
  become({ status: 'over', state: 'asked' });
  expect(screen.getByText('Over')).toBeDefined();
  // Unless they were asked again too late to be replaced.
  become({ status: 'over', state: 'asked', answerBy: evening.startsAt });
  expect(screen.getByText('You are coming')).toBeDefined();
  expect(buttons()).toEqual([]);
  cleanup();
  show({ status: 'over' }, ends);
  expect(screen.getByText('Over')).toBeDefined();
});

it.each<[string, Partial<Evenings[number]>, boolean]>([
  ['You cannot come, so your place has gone to somebody else. You wait on.', {}, true],
  ['You cannot come, so your place has gone to somebody else.', {}, false],
  [
    'You cannot come, so your place has gone to somebody else. You wait on.',
    { status: 'called-off' },
    true,
  ],
])('says %j to who declined %j, registered for such evenings: %s', (note, more, registered) => {
  show({ state: 'declined', ...more }, now, registered);
  expect(screen.getByText(note)).toBeDefined();
  expect(screen.getByText('You are not coming')).toBeDefined();
});

it.each<[string, Partial<Evenings[number]>, number, Partial<Evenings[number]>[]]>([
  [
    'You cannot come, so your place has gone to somebody else.',
    { state: 'declined' },
    now,
    [{ id: 'other' }],
  ],
  ['It does not take place.', { status: 'called-off' }, now, [{ id: 'other' }]],
  ['It does not take place.', { status: 'called-off' }, Date.parse(evening.startsAt), []],
  [
    'It does not take place. You wait on, and keep your place in the queue.',
    { status: 'called-off' },
    now,
    [{ id: 'other', experience: 'poetry-night' }],
  ],
])('says %j of %j at %s, beside %j', (note, more, at, others) => {
  show(more, at, true, others);
  expect(screen.getByText(note)).toBeDefined();
});

it('lets who comes decline until two days before, after a question', async () => {
  const onAnswer = show({}, lastChange - 1);
  await press('I can’t come after all');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'I can’t come' }),
  );
  expect(onAnswer).toHaveBeenCalledWith('evening', 'declined');
});

it.each<[string, Partial<Evenings[number]>, number]>([
  ['less than two days before', {}, lastChange],
  ['once it has begun', {}, Date.parse(evening.startsAt)],
  ['once it is called off', { status: 'called-off' }, now],
  ['once the place has gone', { state: 'replaced' }, now],
])('offers no answer %s', (_when, more, at) => {
  show(more, at);
  expect(buttons()).toEqual([]);
});

it('says when members see who else comes', () => {
  show({ company: { ...evening.company!, access: 'not-yet', people: [] } });
  expect(screen.getByText(/You see each other once members can see each other/)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

it('names those who come, and leads to a map and a calendar', () => {
  show({});
  expect(screen.getByText('Maya')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Map/ }).getAttribute('href')).toBe(evening.mapUrl);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeDefined();
});
