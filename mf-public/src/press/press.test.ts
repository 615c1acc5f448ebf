import { describe, expect, it } from 'vitest';
import { press } from './press.ts';

describe('the press page', () => {
  it('has its title and a link to the home page', () => {
    expect(press.title).toBe('Our Story in the News');
    expect(press.home).toEqual({ text: 'To Home Page', to: '/' });
  });
});
