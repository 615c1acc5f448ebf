import type { Sent } from './find.ts';

/** A browser engine that the smoke tests run in. */
export interface Engine {
  name: string;
  /** The parts of it that are not installed; empty if none. */
  missing(): string[];
  /** Why it cannot record; undefined if it can. */
  cannotRecord?: string;
  launch(): Promise<Browser>;
}

/** A running browser with one tab, without cookies or cache. */
export interface Browser {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It must not use anything outside itself. */
  run<Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Whether the page shows a target. */
  sees(target: Sent): Promise<boolean>;
  /** Clicks with the pointer. */
  click(target: Sent): Promise<void>;
  /** Types with the keyboard. */
  type(target: Sent, text: string): Promise<void>;
  /** Chooses the option with a value in a list. */
  choose(target: Sent, value: string): Promise<void>;
  /**
   * What the console, the policy or a script has complained about since the last time, as far as
   * the engine reports it.
   */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
