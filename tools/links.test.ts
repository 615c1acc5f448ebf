import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

it('has no dead link between its documents and files', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n');
  const dead = documents
    .filter(existsSync)
    .flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/\]\((?!\w+:|[/#])([^)#\s]+)/g)]
        .filter(([, target]) => !existsSync(join(dirname(document), target!)))
        .map(([, target]) => `${document}: ${target}`),
    );
  expect(dead).toEqual([]);
});
