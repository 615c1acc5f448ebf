import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './imports.ts';

/** The key texts that the sources of a workspace write; channels and locks between tabs store nothing. */
export const keysIn = (workspace: string): string[] =>
  globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?<!(?:Channel|lock).*)['`](ember\.[a-z-]+(\.[a-z-]+)*)/g,
      ),
    ])
    .map(([, key = '']) => key);
