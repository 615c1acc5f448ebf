// @vitest-environment jsdom
import { ApiError } from '@emberite/sdk/api';
import { expect, it, vi } from 'vitest';
import { evening } from '../evenings/testing/evening.ts';
import { createInvitation } from './invitation.ts';

const asked = { ...evening, state: 'asked' } as const;

function open(secret = 'secret') {
  const api = {
    invitationGet: vi.fn(async () => asked),
    invitationAnswer: vi.fn(async () => evening),
  };
  return { api, ...createInvitation({ api, secret }) };
}

it('shows the evening, and answers only when it is told to', async () => {
  const { api, evening: shown, answering } = open();
  await shown.load();
  expect(shown.state.loaded).toEqual({ status: 'ready', value: asked });
  expect(api.invitationAnswer).not.toHaveBeenCalled();
  await answering.start('coming');
  expect(api.invitationAnswer).toHaveBeenCalledWith({ secret: 'secret', answer: 'coming' });
  expect(shown.state.loaded).toEqual({ status: 'ready', value: evening });
});

it.each(['invitationGet', 'invitationAnswer'] as const)(
  'says that a link no longer works when %s refuses it',
  async (call) => {
    const { api, evening: shown, answering } = open();
    const wrong = new ApiError({ code: 'wrong-link', message: 'No.', status: 400 });
    api[call].mockRejectedValue(wrong);
    await shown.load();
    if (call === 'invitationAnswer') await answering.start('declined');
    expect(shown.state.loaded).toEqual({ status: 'ready', value: 'wrong-link' });
  },
);

it('shows the evening as it is now when it is too late to answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api, evening: shown, answering } = open();
  shown.show();
  await expect.poll(() => shown.state.loaded.status).toBe('ready');
  const late = new ApiError({ code: 'answer-too-late', message: 'Too late.', status: 409 });
  api.invitationAnswer.mockRejectedValue(late);
  const replaced = { ...asked, state: 'replaced' };
  api.invitationGet.mockResolvedValue(replaced as unknown as typeof asked);
  await answering.start('coming');
  expect(answering.state.progress).toMatchObject({ status: 'failed', message: 'Too late.' });
  expect(shown.state.loaded).toEqual({ status: 'ready', value: replaced });
});

it('asks nobody without a secret', async () => {
  const { api, evening: shown } = open('');
  await shown.load();
  expect(shown.state.loaded).toEqual({ status: 'ready', value: 'wrong-link' });
  expect(api.invitationGet).not.toHaveBeenCalled();
});
