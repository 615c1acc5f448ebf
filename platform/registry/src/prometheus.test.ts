import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LogEntry } from '@emberite/config/log';
import { describe, expect, it } from 'vitest';
import { createMetrics, createMetricsServer } from '@emberite/gateway';
import { siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { launchChromium } from './chromium.ts';
import { listen, send } from '@emberite/site/testing/http';
import { hasPrometheus, startPrometheus } from '@emberite/site/testing/prometheus';
import { createIncrements } from './increments.ts';
import { prometheusMetrics } from './readings.ts';

/** Runs promtool. Throws with its complaints about a file. */
const promtool = (...args: string[]) =>
  execFileSync('/usr/bin/promtool', args, { encoding: 'utf8', stdio: 'pipe' });

describe.runIf(hasPrometheus())('Prometheus', () => {
  it('shows the registry and the dashboard what a gateway counts', async () => {
    await using open = new AsyncDisposableStack();
    const folder = open.use(await tempFolder());
    const store = await siteWith(folder.path, { name: 'mf-home', text: 'a', paths: ['/'] });
    const metrics = createMetrics();
    const gateway = await testGateway(store, folder.path, () => {}, { metrics });
    open.defer(() => gateway.close());
    const port = await listen(gateway.server);
    const shown = createMetricsServer(metrics);
    open.defer(async () => void shown.close().closeAllConnections());
    const target = `127.0.0.1:${await listen(shown)}`;
    const { url } = open.use(await startPrometheus([target]));

    const logged: LogEntry[] = [];
    const read = prometheusMetrics(url, (entry) => logged.push(entry));
    await expect.poll(async () => (await read()).map(({ gateway: at }) => at)).toContain(target);
    const take = createIncrements(new Date());
    take(await read());
    for (let view = 0; view < 7; view += 1) {
      await send(port, '/', { headers: { 'sec-fetch-mode': 'navigate' } });
    }
    let seen = 0;
    const count = async () => {
      const home = take(await read()).find(({ name }) => name === 'mf-home');
      return (seen += home?.sample.views ?? 0);
    };
    await expect.poll(count).toBe(7);
    expect(logged).toEqual([]);

    const browser = await launchChromium();
    open.defer(() => browser.close());
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${url}/consoles/dashboard.html?seconds=60`, { waitUntil: 'networkidle' });
    const { number, set } = (await store.latest())!;
    const row = page.getByRole('row').filter({ hasText: target });
    const cells = () => row.getByRole('cell').allTextContents();
    await expect
      .poll(cells)
      .toEqual(expect.arrayContaining([String(number), set, 'responds']) as string[]);
    const views = page.getByRole('heading', { name: 'Page views' }).locator('xpath=..');
    await views.getByText(`mf-home ${(await store.set(set)).releases['mf-home']![0]}`).waitFor();
    expect(await page.getByText(/^At most [\d.,]+ /).count()).toBe(6);
    expect(errors).toEqual([]);
  });

  it('accepts the example, and alerts when a release fails, the API is unreachable, or a program has failed or is down', async () => {
    promtool('check', 'config', 'docs/prometheus/prometheus.yml');
    await using folder = await tempFolder();
    const series = (name: string, labels: string, values: string) => ({
      series: `${name}{${labels}}`,
      values,
    });
    const of = (remote: string) => `remote="${remote}",release="r1"`;
    const alert = (
      name: string,
      labels: Record<string, string>,
      summary: string,
      severity = 'page',
    ) => ({
      alertname: name,
      eval_time: '10m',
      exp_alerts: [{ exp_labels: { severity, ...labels }, exp_annotations: { summary } }],
    });
    const file = join(folder.path, 'tests.yml');
    const tests = {
      rule_files: [resolve('docs/prometheus/alerts.yml')],
      tests: [
        {
          interval: '1m',
          input_series: [
            series('ember_page_views_total', of('mf-bad'), '0+100x10'),
            series('ember_failures_total', `${of('mf-bad')},kind="render"`, '0+10x10'),
            // As many failures of twenty times as many page views, and a few failures.
            series('ember_page_views_total', of('mf-busy'), '0+2000x10'),
            series('ember_failures_total', `${of('mf-busy')},kind="render"`, '0+10x10'),
            series('ember_page_views_total', of('mf-quiet'), '0+2x10'),
            series('ember_failures_total', `${of('mf-quiet')},kind="render"`, '0+1x10'),
            // What a gateway does not know, e.g. made up, is nothing to roll back.
            series('ember_failures_total', 'remote="other",release="other"', '0+10x10'),
            series('ember_upstream_reachable', 'server="api",instance="a"', '1x5 0x5'),
            series('ember_upstream_reachable', 'server="api",instance="b"', '0x5 1x5'),
            series('ember_errors_total', 'event="canary-worse",instance="b"', '0x5 1x5'),
            series('up', 'job="ember",instance="a"', '1x10'),
            series('up', 'job="ember",instance="c"', '1x5 0x5'),
            // A visitor can make a few of them fail, and what browsers report has a rule of its own.
            series('ember_errors_total', 'event="sign-in-failed",instance="b"', '0x5 5x5'),
            series('ember_errors_total', 'event="remote-failed",instance="b"', '0+100x10'),
          ],
          alert_rule_test: [
            alert(
              'RemoteFails',
              { remote: 'mf-bad', release: 'r1' },
              'mf-bad r1 failed 50 times in five minutes.',
            ),
            alert(
              'Unreachable',
              { server: 'api', instance: 'a' },
              'a has not reached the api for a minute.',
            ),
            alert(
              'Failed',
              { event: 'canary-worse', instance: 'b' },
              'b has logged canary-worse.',
              'ticket',
            ),
            alert('Down', { job: 'ember', instance: 'c' }, 'c has not responded for a minute.'),
          ],
        },
      ],
    };
    await writeFile(file, JSON.stringify(tests));
    expect(promtool('test', 'rules', file)).toContain('SUCCESS');
  });
});
