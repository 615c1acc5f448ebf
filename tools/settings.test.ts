import { readFileSync } from 'node:fs';
import { settings as ofApi } from '@emberite/api';
import { settingsOf } from '@emberite/config/settings';
import type { Setting } from '@emberite/config/settings';
import { settings as ofSite } from '@emberite/config/site';
import { expect, it } from 'vitest';

/** The settings that the gateway passes to the API that it starts. */
const told = ['API_PORT', 'API_HOST', 'PROXY_SECRET'];

const site = settingsOf(ofSite);
const names = [...told, ...site.map(({ name }) => name)];
const api = settingsOf(ofApi);

const row = ({ name, otherwise, meaning }: Setting) =>
  `| \`${name}\` | ${otherwise} | ${meaning} |`;

it.each([
  ['README.md', [...site, ...api.filter(({ name }) => !names.includes(name))]],
  ['platform/api/README.md', api],
])('%s has a table of every setting, as the program describes it', (file, settings) => {
  const [, section = ''] = readFileSync(file, 'utf8').split(/^## Config.*$/m);
  const [text = ''] = section.split(/^## /m);
  expect(text.split('\n').filter((line) => /^\| `\w+` \| [^|]+ \| [^|]+ \|$/.test(line))).toEqual(
    settings.map(row),
  );
  expect(settings.filter(({ meaning }) => meaning === '')).toEqual([]);
});
