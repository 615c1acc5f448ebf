import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { follow } from '../../../../tools/follow.ts';
import { freePort } from '../../../../tools/freePort.ts';
import { installOrSkip } from '../../../../tools/packages.ts';
import { isFull } from '../../../../tools/sample.ts';

const programs = ['/usr/bin/prometheus', '/usr/bin/promtool'];

/** Whether Debian's Prometheus is there, in a full run; it is installed where that is allowed. */
export const hasPrometheus = () =>
  isFull && installOrSkip('prometheus', () => (programs.every(existsSync) ? [] : ['prometheus']));

/**
 * Starts a Prometheus that scrapes gateways five times a second, with the rules and the dashboard of
 * docs/operate.md. It ends when it is disposed.
 *
 * @param targets host and port of each gateway's metrics
 */
export async function startPrometheus(
  targets: string[],
): Promise<AsyncDisposable & { url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'ember-prometheus-'));
  const config = {
    global: { scrape_interval: '200ms', scrape_timeout: '200ms', evaluation_interval: '1s' },
    rule_files: [resolve('docs/prometheus/alerts.yml')],
    scrape_configs: [{ job_name: 'ember', static_configs: [{ targets }] }],
  };
  // JSON is YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    programs[0]!,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      `--web.console.templates=${resolve('docs/prometheus')}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const { says, ended } = follow(child);
  await says(/Server is ready/);
  return {
    url: `http://${address}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
