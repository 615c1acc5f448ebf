// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Prompts() {
  const [value, setValue] = useState('fun');
  const tabs = ['fun', 'useful', 'daily'].map((id) => ({
    id,
    label: id,
    content: `All ${id} ones`,
  }));
  return <Tabs label="Kind of prompt" tabs={tabs} value={value} onChange={setValue} />;
}

it('shows the panel of the pressed tab', async () => {
  render(<Prompts />);
  expect(screen.getByRole('tabpanel', { name: 'fun' }).textContent).toBe('All fun ones');
  await userEvent.click(screen.getByRole('tab', { name: 'useful' }));
  expect(screen.getByRole('tabpanel', { name: 'useful' }).textContent).toBe('All useful ones');
});

it('follows the text direction', async () => {
  render(
    <div dir="rtl">
      <Prompts />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('useful');
});

it('is one tab stop, and arrow keys wrap around', async () => {
  render(<Prompts />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('daily');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('useful');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('fun');
});

it.each(['{Alt>}{ArrowLeft}', '{Meta>}{ArrowLeft}', '{Control>}{Home}'])(
  'leaves %s to the browser',
  async (keys) => {
    render(<Prompts />);
    await userEvent.click(screen.getByRole('tab', { name: 'useful' }));
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('useful');
  },
);
