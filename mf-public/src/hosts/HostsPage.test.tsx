// @vitest-environment jsdom
import { loadClient } from '@emberite/sdk/waitlist';
import { openSite } from '@emberite/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import HostsPage from './HostsPage.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: true }));
const site = await openSite();
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

afterEach(() => sessionStorage.clear());

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my idea' }));

it('takes the idea of somebody without an account, and says what is next', async () => {
  render(<HostsPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'una@hosts.example');
  await userEvent.type(screen.getByLabelText('Your city or postal code'), 'Kelowna');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please tell us about your idea.');
  expect(document.activeElement).toBe(screen.getByLabelText('Your idea'));
  await userEvent.type(screen.getByLabelText('Your idea'), 'Pottery');
  await send();
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
  const { text } = await site.api.mailTo('una@hosts.example');
  const [secret = ''] = /(?<=waitlist#)[\w-]+/.exec(text) ?? [];
  const { waitlistConfirm } = await loadClient();
  expect(await waitlistConfirm({ secret })).toMatchObject({ place: 'Kelowna', idea: 'Pottery' });
  await userEvent.click(screen.getByRole('button', { name: 'Use a different email' }));
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe('una@hosts.example');
  expect(document.activeElement).toBe(email);
});

it.each(['ltr', 'rtl'])('turns to the next ideas in writing that is %s', async (dir) => {
  render(
    <div dir={dir}>
      <HostsPage />
    </div>,
  );
  const turned = vi.fn<(by: ScrollToOptions) => void>();
  const next = screen.getByRole('button', { name: 'Next ideas' });
  const row = next.parentElement!.parentElement!.querySelector('ul')!;
  Object.assign(row, { scrollBy: turned });
  Object.defineProperty(row, 'clientWidth', { value: 100 });
  await userEvent.click(next);
  expect(turned).toHaveBeenCalledWith({ left: dir === 'rtl' ? -80 : 80 });
});

it('says what is missing in a form that was sent before it listened', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<HostsPage />);
  page.querySelector<HTMLInputElement>('[name=email]')!.value = 'una@hosts.example';
  // As a document's script notes it.
  Object.assign(page.querySelector('[name=email]')!.closest('form')!, { isEarly: true });
  render(<HostsPage />, { container: page, hydrate: true });
  expect(screen.getByRole('alert').textContent).toBe('Please tell us where you live.');
  expect(document.activeElement).toBe(screen.getByLabelText('Your city or postal code'));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('una@hosts.example');
});
