// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';
import type { FormProps } from './Form.tsx';

function form(problem: FormProps['problem'], onSubmit = () => {}) {
  return (
    <Form problem={problem} onSubmit={onSubmit} actions={<Button type="submit">Save</Button>}>
      <TextField label="First name" value="Kay" onChange={() => {}} />
      <TextField
        label="Nickname"
        value=""
        onChange={() => {}}
        error={problem?.at === 'nickname' && problem.message}
      />
    </Form>
  );
}

it('is submitted once it listens if it was submitted before', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const onSubmit = vi.fn<() => void>();
  page.innerHTML = renderToString(form(null, onSubmit));
  // As a document's script notes it.
  Object.assign(page.querySelector('form')!, { isEarly: true });
  const { rerender } = render(form(null, onSubmit), { container: page, hydrate: true });
  rerender(form(null, onSubmit));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('submits on click and on Enter', async () => {
  const onSubmit = vi.fn<() => void>();
  render(form(null, onSubmit));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByLabelText('Nickname'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it.each(['input', 'textarea'] as const)(
  'reads an %s that was filled without an event',
  async (kind) => {
    let sent = '';
    function Filled() {
      const [value, setValue] = useState('');
      const control = { value, 'aria-label': 'Text', onChange: readValue };
      function readValue(event: { target: { value: string } }) {
        setValue(event.target.value);
        sent = event.target.value;
      }
      return (
        <Form problem={null} onSubmit={() => {}} actions={<Button type="submit">Save</Button>}>
          {kind === 'input' ? <input {...control} /> : <textarea {...control} />}
        </Form>
      );
    }
    render(<Filled />);
    const field = screen.getByLabelText<HTMLInputElement>('Text');
    field.value = 'by a password manager';
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect([sent, field.value]).toEqual(['by a password manager', 'by a password manager']);
  },
);

it('focuses the invalid field each time a problem appears', () => {
  const problem = { at: 'nickname', message: 'Too long.' };
  const { rerender } = render(form(null));
  expect(document.activeElement).toBe(document.body);
  rerender(form(problem));
  const field = screen.getByLabelText('Nickname');
  expect(document.activeElement).toBe(field);
  field.blur();
  rerender(form({ ...problem }));
  expect(document.activeElement).toBe(field);
});

it('shows a problem of the whole form, and leaves the focus alone', () => {
  render(form({ at: 'form', message: 'Not saved.', detail: 'Try again.' }));
  expect(screen.getByRole('alert').textContent).toBe('Not saved.Try again.');
  expect(screen.queryByText('Reload')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('offers to reload the page if that is what helps, and not to send again', () => {
  render(
    form({ at: 'form', message: 'A part is missing.', remedy: { label: 'Reload', href: '' } }),
  );
  const link = within(screen.getByRole('alert')).getByText('Reload');
  expect(link.getAttribute('href')).toBe('');
  expect(document.activeElement).toBe(link);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
