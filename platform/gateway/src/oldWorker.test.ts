import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { launchChromium } from '@emberite/registry/chromium';
import { siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';

const folder = await tempFolder();
const store = await siteWith(folder.path, { name: 'mf-home', text: 'new', paths: ['/'] });
const gateway = await testGateway(store, folder.path);

afterAll(async () => {
  await gateway.close();
  await folder[Symbol.asyncDispose]();
});

/** The worker of an earlier site: it shows that site whatever the server has. */
const oldWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const body = '<title>Old</title>';
  event.respondWith(new Response(body, { headers: { 'Content-Type': 'text/html' } }));
});`;

const scripts = ['/sw.js', '/service-worker.js', '/ngsw-worker.js', '/old/app/worker.js?v=3'];

it.runIf(isFull).each(scripts)('ends the worker %s of an earlier site', async (script) => {
  let isNew = false;
  await using server = createServer((request, response) => {
    if (isNew) return void gateway.server.emit('request', request, response);
    const isScript = request.headers['service-worker'] === 'script';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('Service-Worker-Allowed', '/');
    response.end(isScript ? oldWorker : '<title>First</title>');
  });
  const url = `http://localhost:${await listen(server)}/`;
  await using browser = await launchChromium();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(`(async () => {
    await caches.open('old');
    await navigator.serviceWorker.register('${script}', { scope: '/' });
    await navigator.serviceWorker.ready;
  })()`);
  await page.goto(url);
  expect(await page.title()).toBe('Old');

  isNew = true;
  // It still shows the old site. Meanwhile the browser asks for its script, and gets the last one.
  await page.goto(url);
  await page.getByText('new').waitFor();
  const left = () =>
    page.evaluate(`(async () => [
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await caches.keys()),
    ])()`);
  await expect.poll(left).toEqual([]);
  await context.close();
});

it('has no worker for anybody else', async () => {
  const port = await listen(gateway.server);
  expect(await send(port, '/sw.js', {})).toMatchObject({ status: 404 });
});
