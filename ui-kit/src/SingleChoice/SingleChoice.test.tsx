// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SingleChoice } from './SingleChoice.tsx';

function Sex() {
  const [value, setValue] = useState<'male' | 'female' | ''>('');
  return (
    <SingleChoice
      legend="Your sex"
      value={value}
      onChange={setValue}
      options={[
        { value: 'male', label: 'Male' },
        { value: 'female', label: 'Female' },
      ]}
    />
  );
}

it('chooses one at a time', async () => {
  render(<Sex />);
  const male = screen.getByRole<HTMLInputElement>('radio', { name: 'Male' });
  const female = screen.getByRole<HTMLInputElement>('radio', { name: 'Female' });
  expect([male.checked, female.checked]).toEqual([false, false]);
  await userEvent.click(male);
  await userEvent.click(female);
  expect([male.checked, female.checked]).toEqual([false, true]);
});
