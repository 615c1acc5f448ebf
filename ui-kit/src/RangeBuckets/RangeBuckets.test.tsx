// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RangeBuckets } from './RangeBuckets.tsx';

afterEach(cleanup);

const buckets = '20-28 25-35 30-40 35-45 40-50 45-55 50-60 60-75 70-90 80-'.split(' ');

function show(value: string) {
  const chosen: string[] = [];
  const { container } = render(
    <RangeBuckets
      legend="Ideal age range"
      min={20}
      max={100}
      options={buckets.map((bucket) => ({ value: bucket, label: bucket }))}
      value={value}
      onChange={(bucket) => chosen.push(bucket)}
    />,
  );
  const range = container.querySelectorAll('rect')[1];
  return { chosen, drawn: range && [range.getAttribute('x'), range.getAttribute('width')] };
}

it('offers all ten and reports the chosen one', async () => {
  const { chosen } = show('20-28');
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  await userEvent.click(screen.getByRole('radio', { name: '80-' }));
  expect(chosen).toEqual(['80-']);
});

it.each([
  ['20-28', ['0%', '10%']],
  ['80-', ['75%', '25%']],
  ['', undefined],
])('draws %j on the scale as %j', (value, drawn) => {
  expect(show(value).drawn).toEqual(drawn);
});
