// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatScript } from './script.ts';
import { useChat } from './useChat.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const script: ChatScript = {
  title: 'Setup guide',
  messages: [{ text: 'Hello.', isUser: false }],
  responseDictionary: {
    'How do I start?': {
      response: 'Record a video.',
      actionText: 'Go to Videos',
      action: '/videos',
      showOnStart: true,
    },
  },
};

function Chat() {
  const { ask, ...chat } = useChat(script, { text: 'Call us.', isUser: false });
  return <ChatPanel title={script.title} speaker="Ember" {...chat} onAsk={ask} />;
}

const lines = () =>
  [...screen.getByRole('region', { name: 'Setup guide' }).querySelectorAll('p')].map(
    (line) => line.textContent,
  );

it('answers a quick reply, with a link, says the answer once, and moves the focus to the question', async () => {
  render(<Chat />);
  await userEvent.click(screen.getByRole('button', { name: 'How do I start?' }));
  expect(lines()).toEqual(['Ember: Hello.', 'You: How do I start?', 'Ember: Record a video.']);
  expect(screen.getByRole('link', { name: 'Go to Videos' }).getAttribute('href')).toBe('/videos');
  expect(document.activeElement?.textContent).toBe('You: How do I start?');
  expect(screen.getByRole('status').textContent).toBe('Record a video.');
  expect(screen.queryByRole('log')).toBeNull();
});

it('answers a typed question, and ignores an empty one', async () => {
  render(<Chat />);
  await userEvent.type(screen.getByLabelText('Your question'), '   {Enter}');
  expect(lines()).toHaveLength(1);
  await userEvent.clear(screen.getByLabelText('Your question'));
  await userEvent.type(screen.getByLabelText('Your question'), 'Why?{Enter}');
  expect(lines().slice(1)).toEqual(['You: Why?', 'Ember: Call us.']);
  expect(screen.getByLabelText<HTMLInputElement>('Your question').value).toBe('');
});

it.each([true, false])(
  'answers what was typed before it listens; asked before: %s',
  async (isEarly) => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Chat />);
    const form = page.querySelector('form')!;
    // Outside a dialog, this sends nothing.
    expect(form.method).toBe('dialog');
    form.querySelector('input')!.value = 'Why?';
    // As a document's script notes it.
    Object.assign(form, { isEarly });
    render(<Chat />, { container: page, hydrate: true });
    if (!isEarly) await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(lines().slice(1)).toEqual(['You: Why?', 'Ember: Call us.']);
    expect(screen.getByLabelText<HTMLInputElement>('Your question').value).toBe('');
  },
);
