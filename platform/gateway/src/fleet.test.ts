import { join } from 'node:path';
import type { Package } from '@emberite/release';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { openObjects } from '@emberite/objects';
import { startS3 } from '@emberite/objects/testing';
import type { Boot } from '@emberite/release/data';
import autocannon from 'autocannon';
import type { Result } from 'autocannon';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { isFull } from '../../../tools/sample.ts';
import { openStore } from '@emberite/store';
import {
  remoteDist,
  shellDist,
  site,
  tempFolder,
  testRegistry,
} from '@emberite/site/testing/fixtures';
import { send } from '@emberite/site/testing/http';
import { hasNginx, startNginx } from '@emberite/site/testing/nginx';
import { spawnProgram } from '@emberite/site/testing/program';
import type { TestProgram } from '@emberite/site/testing/program';

/** How often each gateway is killed. */
const turns = isFull ? 10 : 1;

const here = '127.0.0.1';

/**
 * A site with a release of mf-home in a bucket, and two gateways of it behind nginx, each a process.
 * `started` ends all of it.
 */
async function startFleet(started: AsyncDisposableStack) {
  const folder = started.use(await tempFolder());
  const s3 = await startS3();
  started.defer(() => s3.stop());
  const [port, apiPort] = [await freePort(), await freePort()];
  const ports = [await freePort(), await freePort()];
  const siteUrl = `http://localhost:${port}`;
  const store = openStore(await openObjects({ bucket: s3.bucket }));
  const registry = testRegistry(store, { ...site, siteUrl });

  /** The text of each release of mf-home, by its id. */
  const texts = new Map<string, string>();
  async function home(text: string): Promise<Package> {
    const dist = await remoteDist(folder.path, { name: 'mf-home', text, paths: ['/'] });
    texts.set((await writeRelease(dist)).id, text);
    return readPackage(dist);
  }
  const shell = await shellDist(folder.path);
  await writeRelease(shell);
  await registry.publish([await readPackage(shell), await home('first')]);

  const { S3_BUCKET: STORE_BUCKET = '', ...access } = s3.environment;
  const gateways: TestProgram[] = [];
  async function startGateway(index: number): Promise<void> {
    const gateway = spawnProgram('gateway', {
      ...access,
      STORE_BUCKET,
      DATA_DIR: join(folder.path, String(index)),
      PORT: String(ports[index]),
      SITE_URL: siteUrl,
      API_URL: `http://${here}:${apiPort}`,
      TRUST_PROXY: 'loopback',
    });
    gateways[index] = started.use(gateway);
    await gateway.says(/Ready on/);
  }
  await startGateway(0);
  await startGateway(1);
  const nginx = await startNginx({
    '443 ssl http2': `${here}:${port}`,
    [`${here}:4001`]: `${here}:${ports[0]}`,
    [`${here}:4002`]: `${here}:${ports[1]}`,
    [`${here}:4100`]: `${here}:${apiPort}`,
  });
  started.defer(() => nginx.stop());
  return {
    port,
    registry,
    texts,
    home,
    kill: (index: number) => void gateways[index]!.child.kill('SIGKILL'),
    /** Restarts a gateway that was killed. */
    async revive(index: number) {
      expect(await gateways[index]!.ended).toBe('SIGKILL');
      await startGateway(index);
    },
  };
}

/** The contents of a document: the release that it starts with, and the text that it shows. */
function contentsOf(html: string) {
  const boot = JSON.parse(/id="ember-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Boot;
  return { live: boot.releases[0]?.id ?? '', text: /<main>(.*?)<\/main>/.exec(html)?.[1] ?? '' };
}

describe.runIf(isFull && hasNginx())('two gateways behind nginx', () => {
  it('serve every page, each of one release, while one is killed as a release goes live or back', async () => {
    await using started = new AsyncDisposableStack();
    const fleet = await startFleet(started);
    const { port, registry, texts } = fleet;
    const done = new AbortController();
    /** The last text that a reader has seen. */
    let shown = '';
    let pages = 0;

    /** Reads pages with the scripts that they load. Returns what was wrong. */
    async function read(): Promise<string[]> {
      const wrong: string[] = [];
      while (!done.signal.aborted) {
        const { status, body } = await send(port, '/');
        if (status !== 200) wrong.push(`${status} /`);
        if (status !== 200) continue;
        const html = String(body);
        const { live, text } = contentsOf(html);
        if (texts.get(live) !== text) wrong.push(`${live} shows ${text}`);
        for (const [, path = ''] of html.matchAll(/<script type="module" src="([^"]+)"/g)) {
          const file = await send(port, path);
          if (file.status !== 200) wrong.push(`${file.status} ${path}`);
        }
        shown = text;
        pages += 1;
      }
      return wrong;
    }
    const loaded = Promise.withResolvers<Result>();
    const load = autocannon(
      {
        url: `http://${here}:${port}/`,
        connections: 10,
        duration: 3_600,
        // nginx closes a connection after 1,000 requests and announces it, but this client
        // ignores that.
        reconnectRate: 500,
      },
      (_, result) => loaded.resolve(result),
    );
    const reading = read();
    const end = () => {
      done.abort();
      load.stop();
      return reading;
    };
    started.defer(async () => {
      await end();
    });

    /**
     * Resolves when all earlier requests have got responses: they may have met the gateway that
     * was down.
     */
    async function settled() {
      const before = pages;
      await expect.poll(() => pages).toBeGreaterThan(before + 10);
    }

    for (let turn = 0; turn < turns; turn += 1) {
      const [one, other] = turn % 2 === 0 ? [0, 1] : [1, 0];
      const next = await fleet.home(`turn ${turn}`);
      await registry.publish([next], '', () => fleet.kill(one));
      await expect.poll(() => shown).toBe(`turn ${turn}`);
      await fleet.revive(one);
      await settled();
      await registry.rollback('mf-home', '', () => fleet.kill(other));
      await expect.poll(() => shown).toBe('first');
      await fleet.revive(other);
      await settled();
    }

    expect(await end()).toEqual([]);
    const { errors, timeouts, non2xx, requests } = await loaded.promise;
    expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
    if (isFull) process.stdout.write(`${requests.total} pages, ${2 * turns} kills, no failure\n`);
  });
});
