// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AbsentPage } from './AbsentPage.tsx';

it('blames no blocker for a module that failed while the site was out of reach, but loads a new document', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  render(<AbsentPage status="blocked" wasCutOff again={() => {}} />);
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
