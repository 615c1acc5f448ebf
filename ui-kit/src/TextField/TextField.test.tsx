// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

function Email({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <TextField label="Email" hint="No spam" error={error} value={value} onChange={setValue} />;
}

it('is named by its label and reports what is typed', async () => {
  render(<Email />);
  await userEvent.type(screen.getByLabelText('Email'), 'maya@ember.example');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@ember.example');
});

it('links hint and error to the input and announces the error', () => {
  render(<Email error="Please enter your email." />);
  const input = screen.getByLabelText('Email');
  const words = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(words.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'No spam',
    'Please enter your email.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter your email.');
});
