// @vitest-environment jsdom
import { MemoryRouter } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ProposalsPage from './ProposalsPage.tsx';

it('keeps the focus on a filter while the groups for it appear', async () => {
  // Nothing answers here: what appears is why there are no groups.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/?experience=karaoke&place=CA:BC:Revelstoke']}>
      <ProposalsPage />
    </MemoryRouter>,
  );
  screen.getByText('Choose an experience, a place and a month.');
  for (const month of [1, 2]) {
    const menu = screen.getByLabelText<HTMLSelectElement>('Month');
    await userEvent.selectOptions(menu, menu.options[month]!);
    await screen.findByRole('heading', { name: 'We could not propose groups.' });
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
  }
});
