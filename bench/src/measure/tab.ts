import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Cookie } from '../sites/testing/member.ts';
import { cpuSlowdown, slowNetwork, viewport } from './network.ts';
import type { Requests } from './requests.ts';
import { recordRequests } from './requests.ts';

/** A tab with a cold cache, on a slow connection and a slow processor. */
export interface Tab {
  page: Page;
  requests: Requests;
  close(): Promise<void>;
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Opens an empty tab with a cold cache and the given cookies for the site at `url`. */
export async function openTab(browser: Browser, url: string, cookies: Cookie[]): Promise<Tab> {
  const context = await browser.newContext({ viewport });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = await recordRequests(cdp);
  await slowDown(cdp);
  return { page, requests, close: () => context.close() };
}
