import type { Browser } from 'playwright-core';
import { patience } from '../../../slow.ts';
import type { Cookie } from '../sites/testing/member.ts';
import type { Device } from './device.ts';
import { recordRequests } from './requests.ts';

/** Opens an empty tab with a cold cache and the given cookies for the site at `url`. */
export type OpenTab = ReturnType<typeof tabsOn>;

/** A tab with a cold cache, on a device. */
export type Tab = Awaited<ReturnType<OpenTab>>;

/** Opens tabs in a browser. If it did not start, no tab opens. */
export const tabsOn =
  (browser: Promise<Browser>, device: Device) => async (url: string, cookies: Cookie[]) => {
    const context = await (await browser).newContext({ viewport: device.viewport });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const cdp = await context.newCDPSession(page);
    const requests = await recordRequests(cdp, device.silence);
    await cdp.send('Network.emulateNetworkConditions', device.network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
    return { page, requests, [Symbol.asyncDispose]: () => context.close() };
  };
