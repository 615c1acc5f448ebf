// @vitest-environment jsdom
import { chatFallback } from '@emberite/content/chat';
import { LinkProvider } from '@emberite/ui-kit/Link';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostsChat } from './hostsChat.ts';
import { HostsChat } from './HostsChat.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(
    <LinkProvider value={({ href, children }) => <a href={`/routed${href}`}>{children}</a>}>
      <HostsChat />
    </LinkProvider>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const questions = Object.keys(hostsChat.responseDictionary);

const offered = () => {
  const list = screen.queryByRole('list', { name: 'Questions you can ask' });
  return list ? within(list).getAllByRole('button') : [];
};

const lastLine = () => [...screen.getByRole('region').querySelectorAll('p')].at(-1)?.textContent;

it('offers five of ten questions at first, and answers each', async () => {
  expect(offered().map(({ textContent }) => textContent)).toEqual(questions.slice(0, 5));
  const asked = new Set<string>();
  for (let [next] = offered(); next; [next] = offered()) {
    const question = next.textContent ?? '';
    asked.add(question);
    await userEvent.click(next);
    expect(lastLine()).toContain(hostsChat.responseDictionary[question]?.response);
  }
  expect(asked).toEqual(new Set(questions));
  expect(asked.size).toBe(10);
});

it.each([
  ['how do you pay', 'How much will I earn?'],
  ['CERTIFICATES needed', 'Do I have to be a professional?'],
  ['singles', 'Is it a dating event?'],
  ['schedule', 'Can I decide when I host?'],
  ['take care', 'What do you take care of?'],
])('"%s" gets the answer to "%s"', async (typed, question) => {
  await userEvent.type(screen.getByLabelText('Your question'), `${typed}{Enter}`);
  expect(lastLine()).toContain(hostsChat.responseDictionary[question]?.response);
});

it('links to pages through the router and to the phone without it', async () => {
  await userEvent.type(screen.getByLabelText('Your question'), 'How do I start?{Enter}');
  const signUp = screen.getByRole('link', { name: 'Sign Up' });
  expect(signUp.getAttribute('href')).toBe('/routed/create-account');
  await userEvent.type(screen.getByLabelText('Your question'), 'What is love?{Enter}');
  expect(lastLine()).toContain('Chat is not implemented yet');
  const text = screen.getByRole('link', { name: chatFallback.actionText });
  expect(text.getAttribute('href')).toBe(chatFallback.action);
  const write = screen.getByRole('link', { name: 'Write to hello@ember.example' });
  expect(write.getAttribute('href')).toContain('mailto:hello@ember.example');
});
