#!/usr/bin/env node
/** `npm run people`: gives and takes the role of staff, also while the site runs. */
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { complain, StartError } from '@emberite/config/startError';
import { emailSchema } from '@emberite/contract/email';
import { Command } from 'commander';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { askPeople } from '../role/ask.ts';
import { changeStaff } from '../role/role.ts';
import type { StaffRequest } from '../role/role.ts';

function addressOf(typed: string): string {
  const { data } = emailSchema.safeParse(typed);
  if (!data) throw new StartError(`${typed} is not an email address.`);
  return data;
}

/** Asks the site that runs, or else opens the database itself. */
async function run(request: StaffRequest): Promise<void> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const asked = config.databaseUrl ? null : await askPeople(dataDir, request);
  let response = asked;
  if (response === null) {
    const { db, close } = await openDatabase(config, dataDir, () => {});
    response = await changeStaff(request, { db, clock: () => new Date() }).finally(close);
  }
  if (response !== '') process.stdout.write(`${response}\n`);
}

process.umask(0o077);

/** The name of whoever runs it; a container's user may have none. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

const by = operator();
const command = new Command('ember-people').description('Say who may use the desk.');
const staff = command.command('staff').description('people who run the service');
for (const action of ['add', 'remove'] as const) {
  staff
    .command(action)
    .description(action === 'add' ? 'let somebody use the desk' : 'let somebody use it no longer')
    .argument('<address>', 'the email address that they sign in with')
    .action((address: string) => run({ action, by, address: addressOf(address) }));
}
staff
  .command('list')
  .description('who may use it')
  .action(() => run({ action: 'list', by }));
staff
  .command('history')
  .description('who did what, the newest first')
  .action(() => run({ action: 'history', by }));

await command.parseAsync().catch(complain);
