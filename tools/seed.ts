import { configureGlobal } from 'fast-check';
import { isFull } from './sample.ts';

/** Random tests try the same values in every normal run, which gives the same answer each time; a full run tries others. */
if (!isFull) configureGlobal({ seed: 20_270_214 });
