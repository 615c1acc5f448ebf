#!/usr/bin/env node
/** `npm create @emberite/remote mf-events`: makes a remote in a new folder. */
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

const template = join(import.meta.dirname, '../template');

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [name = '', ...rest] = process.argv.slice(2);
if (rest.length > 0 || !/^mf-[a-z\d]+(-[a-z\d]+)*$/.test(name)) {
  refuse('Name the remote, e.g. npm create @emberite/remote mf-events. Its name begins with mf-.');
}
if (existsSync(name) && readdirSync(name).length > 0) {
  refuse(`The folder ${name} is not empty. Choose another name, or remove it.`);
}

/**
 * The forms of the remote's name that replace those in the template: its package, its path, its
 * title.
 */
const path = name.slice('mf-'.length);
const title = path[0]!.toUpperCase() + path.slice(1).replaceAll('-', ' ');
const toName = (text: string) =>
  text.replaceAll('mf-sample', name).replaceAll('/sample', `/${path}`).replaceAll('Sample', title);

cpSync(template, name, { recursive: true });
// npm leaves files of this name out of packages.
renameSync(join(name, 'gitignore'), join(name, '.gitignore'));
for (const entry of globSync('**/*', { cwd: name, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  writeFileSync(file, toName(readFileSync(file, 'utf8')));
}
process.stdout.write(
  `Made ${relative('.', name)}. Next:\n\n  cd ${name}\n  npm install\n  EMBER_SITE=https://ember.example npm test\n`,
);
