/** Writes the types that the compiler checks the class names of all packages against. */
import { join } from 'node:path';
import { writeCssTypes } from '@emberite/cli/types';

const start = performance.now();
const count = writeCssTypes(
  join(import.meta.dirname, '..'),
  '{,packages/,platform/}*/{src,testing}/**/*.module.css',
);
process.stdout.write(
  `Wrote types of ${count} stylesheets in ${Math.round(performance.now() - start)} ms\n`,
);
