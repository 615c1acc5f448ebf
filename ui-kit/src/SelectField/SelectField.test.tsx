// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SelectField } from './SelectField.tsx';

it('shows the placeholder until an option is chosen, and reports its value', async () => {
  const chosen: string[] = [];
  render(
    <SelectField
      label="Age"
      placeholder="Select your age"
      value=""
      onChange={(value) => chosen.push(value)}
      options={[
        { value: '18', label: '18 years old' },
        { value: '19', label: '19 years old' },
      ]}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Age');
  expect(select.selectedOptions[0]?.textContent).toBe('Select your age');
  await userEvent.selectOptions(select, '19');
  expect(chosen).toEqual(['19']);
});

it.each(['', '17'])('shows nothing as chosen while no option has the value: %j', (value) => {
  const options = [{ value: '18', label: '18 years old' }];
  render(<SelectField<string> label="Age" value={value} onChange={() => {}} options={options} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Age').selectedOptions[0]?.text).toBe('');
});
