import { runtimeLender } from '@emberite/release/data';
import { expect, it } from 'vitest';
import './lend.ts';

interface Lent {
  runtime: { init: (options: { name: string; remotes: [] }) => { name: string } };
  bundlerRuntime: { S: object; initContainerEntry: unknown; consumes: unknown };
  bundlerRuntimeOptions: object;
}

const { [runtimeLender]: lend } = globalThis as unknown as Record<string, () => Lent>;

it('lends each container the same code, and objects of its own for what a build writes to', () => {
  const [one, other] = [lend!(), lend!()];
  expect(one.bundlerRuntime.consumes).toBe(other.bundlerRuntime.consumes);
  expect(one.bundlerRuntime.initContainerEntry).toBeTypeOf('function');
  expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S);
  expect(one.bundlerRuntimeOptions).not.toBe(other.bundlerRuntimeOptions);
});

it('makes an instance for each container, even for two releases of one remote', () => {
  const options = { name: 'mf_sample', remotes: [] as [] };
  const [live, fallback] = [lend!().runtime.init(options), lend!().runtime.init(options)];
  expect(live.name).toBe('mf_sample');
  expect(fallback).not.toBe(live);
});
