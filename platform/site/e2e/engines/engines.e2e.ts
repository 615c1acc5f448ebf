/** The main flow through each remote, in every engine. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBed } from '@emberite/testing/harness/site';
import type { TestBed, TestSite } from '@emberite/testing/harness/site';
import { everythingOn } from '@emberite/testing/harness/useSite';
import type { Browser } from './engine.ts';
import { toSent } from './find.ts';
import type { Target } from './find.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webKit } from './webKit.ts';
import { slower } from '../../../../tools/slow.ts';

let testBed: TestBed;
let site: TestSite;

beforeAll(async () => {
  testBed = await startTestBed({ flags: everythingOn });
  site = await testBed.startSite();
});
afterAll(async () => {
  await site.close();
  await testBed.close();
});

for (const engine of [chromium, firefox, webKit]) {
  describe.skipIf(engine.missing().length > 0)(engine.name, () => {
    const email = `${engine.name.toLowerCase()}@engines.example`;
    let browser: Browser;
    beforeAll(async () => {
      browser = await engine.launch();
    });
    afterAll(() => browser.close());

    const see = (role: Target['role'], name: string | RegExp) =>
      expect
        .poll(() => browser.sees(toSent({ role, name })), { message: `sees the ${role} ${name}` })
        .toBe(true);
    /** Opens a page and waits until React has taken it over: before that, links load documents. */
    async function open(path: string): Promise<void> {
      await browser.open(site.url + path);
      await expect
        .poll(() =>
          browser.run(() => {
            const heading = document.querySelector('main h1, main h2') ?? {};
            return Object.keys(heading).some((key) => key.startsWith('__reactProps'));
          }),
        )
        .toBe(true);
    }
    const at = (path: string) => expect.poll(() => browser.run(() => location.pathname)).toBe(path);
    // Waits until the target is there and nothing covers it.
    const soon = (action: () => Promise<void>) => vi.waitFor(action, { timeout: 15_000 * slower });
    const press = (role: Target['role'], name: string | RegExp) =>
      soon(() => browser.click(toSent({ role, name })));
    const fill = (name: string | RegExp, text: string) =>
      soon(() => browser.type(toSent({ role: 'field', name }), text));
    const choose = (name: string | RegExp, value: string) =>
      soon(() => browser.choose(toSent({ role: 'field', name }), value));
    const next = () => press('button', 'Next');
    async function expectClean(): Promise<void> {
      expect(await browser.problems()).toEqual([]);
      expect(site.failures).toEqual([]);
    }

    it('shows a visitor the pages of two remotes, without loading a second document', async () => {
      await open('/poetry');
      await see('heading', /./);
      await open('/');
      await see('heading', 'Group Adventures For Pressure-Free Dating');
      await browser.run(() => void Object.assign(globalThis, { sameDocument: true }));
      await press('link', 'Press');
      await at('/press');
      await press('link', 'Login');
      await at('/login');
      await see('button', 'Continue with Email');
      expect(await browser.run(() => 'sameDocument' in globalThis)).toBe(true);
      await expectClean();
    });

    it('signs in with a mailed code, and welcomes a newcomer', async () => {
      await open('/login');
      await fill('Email', email);
      await press('button', 'Continue with Email');
      await see('heading', 'Check your inbox');
      await fill(/code/, await site.codeFor(email));
      await see('heading', 'Your invite code');
      await fill('Invite code', 'EMBER-WELCOME');
      await press('button', "Let's go!");
      await see('heading', 'Where do you live?');
      await choose('Location', 'CA:BC:Revelstoke');
      await next();
      await see('heading', 'Open to romantic?');
      await next();
      await see('heading', 'Your sex');
      await press('radio', /: Female$/);
      await next();
      await see('heading', 'How old are you?');
      await choose('Your age', '34');
      await next();
      await see('heading', 'Record a 15-sec Video');
      await at('/emberite');
      await expectClean();
    });

    it('records, uploads and plays a video, and the journey follows', async ({ skip }) => {
      skip(engine.cannotRecord !== undefined, engine.cannotRecord);
      await open('/emberite');
      await see('heading', 'Record a 15-sec Video');
      await press('button', 'Record');
      await press('switch', /^Count down/);
      await press('button', 'Start recording');
      await expect
        .poll(() =>
          browser.run(() => {
            const time = document.querySelector('[role="timer"]')?.getAttribute('aria-label') ?? '';
            return Number(/\d+/.exec(time)?.[0] ?? Infinity);
          }),
        )
        .toBeLessThan(14);
      await press('button', 'Stop');
      await press('button', 'Upload');
      await see('heading', 'One down, now a useful one');

      await open('/emberite/settings/videos');
      await see('text', 'Completed');
      await press('button', /^Play /);
      await expect
        .poll(() =>
          browser.run(() => {
            const video = document.querySelector('video');
            return video && video.videoWidth > 0 && video.currentTime > 0.2;
          }),
        )
        .toBe(true);
      await press('link', 'Journey');
      await see('heading', 'One down, now a useful one');
      await expectClean();
    });

    it('registers for a night out', async () => {
      await open('/emberite/experiences/join');
      await see('heading', 'When are you free?');
      await press('checkbox', /^Friday evenings/);
      await press('checkbox', /does not guarantee a spot/);
      await next();
      await see('heading', 'What sounds like fun?');
      await press('checkbox', 'Karaoke');
      await next();
      await see('heading', 'What is your budget for an evening?');
      await press('radio', 'Ideal budget: $20 to $50');
      await press('radio', 'Maximum budget: $50 to $100');
      await next();
      await see('heading', 'Your videos');
      await press('radio', /: Yes, I will upload at least 2 videos$/);
      await next();
      await see('heading', 'Your deposit');
      await press('radio', /: No, register me without/);
      await press('button', 'Register without a deposit');
      await see('heading', 'You’re in');
      await expectClean();
    });

    it('answers in the help chat', async () => {
      await open('/emberite/chat/setup-guide');
      await see('heading', 'Setup guide');
      await press('button', 'How long should a video be?');
      await see('text', /^Ember: Up to 15 seconds\./);
      await expectClean();
    });

    it('signs out', async () => {
      await open('/emberite/settings/auth');
      // The list of sessions moves the button once it is loaded.
      await see('text', /This device/);
      await press('button', 'Sign Out');
      await at('/login');
      await open('/emberite');
      await at('/login');
      await expectClean();
    });
  });
}
