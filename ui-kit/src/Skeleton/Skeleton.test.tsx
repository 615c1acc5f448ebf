// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

it('announces once that something is loading', () => {
  render(
    <SkeletonGroup label="Loading experiences">
      <Skeleton shape="card" />
      <Skeleton />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading experiences');
});
