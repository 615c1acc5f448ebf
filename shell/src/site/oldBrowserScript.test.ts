import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { oldBrowserScript } from './oldBrowserScript.ts';

it('is a script that the oldest browsers can read', () => {
  expect(() => parse(oldBrowserScript, { ecmaVersion: 5 })).not.toThrow();
});
