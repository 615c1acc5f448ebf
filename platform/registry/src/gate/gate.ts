import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusedError } from '@emberite/release';
import type { Follow, GatePage, GateReport, Release, Who } from '@emberite/release';
import type { BrowserContextOptions } from 'playwright-core';
import { forEach } from '@emberite/store';
import type { ReleaseSet } from '@emberite/store';
import { layerFailures } from './layers.ts';
import { navigationChange } from './navigation.ts';
import { addReport } from './report.ts';
import { openStage } from './stage.ts';
import type { Stage, StageOptions } from './stage.ts';
import { clockAhead, openVisit } from './visit.ts';
import { visitsOf } from './visits.ts';
import { createTurns } from '../turns.ts';

/** Why nothing was checked. */
export interface Skipped {
  skipped: string;
}

export interface GateOptions extends Omit<StageOptions, 'chromium' | 'folder'> {
  /** Path of the browser; undefined if there is none on this machine. */
  chromium: string | undefined;
  /** Opens what the pages are opened in. */
  open?: typeof openStage | undefined;
}

/**
 * Phone and desktop, each in one of the themes, in a language and time zone that the server does not have, and the
 * second of them in a year from now. Without animations, so that pictures show the final state.
 */
const looks = [
  {
    viewport: { width: 360, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-CA',
    timezoneId: 'Pacific/Honolulu',
    ahead: 0,
  },
  {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    // No part of the date is the same, nor the hour, nor the minute.
    ahead: ((400 * 24 + 5) * 60 + 7) * 60_000,
  },
] as const satisfies (BrowserContextOptions & { ahead: number })[];

/** A page of a release that was opened, with its picture. */
interface OpenedPage extends GatePage {
  release: Release;
  shot: Buffer | null;
}

/** How many windows are open at once: pages mostly wait. */
const atOnce = 4;

/** How long the pages of one release may take together, in ms: other teams wait. */
const most = 10 * 60_000;

/** How large the pictures of one check may be together; the rest is left out. They are kept until its end. */
const mostShotBytes = 50_000_000;

/** After how many pages it says how many it has opened. */
const often = 20;

const tooLong = `Its pages take longer than ${most / 60_000} minutes together. Make them faster, or declare fewer.`;

/** How long browser and API stay open for the next check, in ms. */
const idle = 10 * 60_000;

/** Opens the gate of a registry. It starts a browser and an API when it is first needed. */
export function openGate({ store, site, chromium, log, open: openIn = openStage }: GateOptions) {
  let stage: Stage | null = null;
  let folder: string | undefined;
  /** The packages whose pages may have left data in the folder, and used up limits of the API. */
  let guests: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turns = createTurns();
  const inTurn = <T>(work: () => Promise<T>) => turns('gate', work);

  /** Ends the stage, and deletes its folder. */
  async function end(): Promise<void> {
    clearTimeout(timer);
    await stage?.close();
    stage = null;
    if (folder) await rm(folder, { recursive: true, force: true });
    folder = guests = undefined;
  }

  /** Ends the stage if nobody needs it for a while. */
  function rest(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(end), idle).unref();
  }

  /** The stage, once it runs, or a sentence that says why it does not. */
  async function ready(): Promise<Stage | Skipped> {
    if (!chromium) return { skipped: 'No browser on the machine of the registry.' };
    if (!stage?.isUp()) await end();
    try {
      folder ??= await mkdtemp(join(tmpdir(), 'ember-gate-'));
      stage ??= await openIn({ store, site, chromium, log, folder });
      return stage;
    } catch (error) {
      log({ event: 'gate-failed', level: 'error', reason: String(error) });
      return { skipped: 'The gate of the registry could not start; its log says why.' };
    } finally {
      rest();
    }
  }

  async function openPages(
    { url, enter }: Stage,
    set: ReleaseSet,
    releases: Release[],
    follow: Follow,
  ): Promise<OpenedPage[]> {
    const jobs = (
      await Promise.all(
        releases.map(async (release) =>
          (await visitsOf(store, set, release)).flatMap((visit) =>
            looks.map((look) => ({ release, visit, look })),
          ),
        ),
      )
    ).flat();
    follow(`Opening ${jobs.length} pages in a browser …`);
    const people: Partial<Record<Who, ReturnType<typeof enter>>> = {};
    let shotBytes = 0;
    async function open({ release, visit, look }: (typeof jobs)[number]): Promise<OpenedPage> {
      const { isMissing: _isMissing, ...page } = visit;
      const openWindow = await (people[visit.who] ??= enter(visit.who));
      const { ahead, ...window } = look;
      const context = await openWindow(window);
      await context.addInitScript({ content: clockAhead(ahead) });
      const seen = await openVisit(await context.newPage(), url, visit, release);
      await context.close();
      shotBytes += seen.shot?.length ?? 0;
      const shot = shotBytes > mostShotBytes ? null : seen.shot;
      const picture = shot !== null;
      return { ...page, width: look.viewport.width, ...seen, shot, picture, release };
    }
    const pages: OpenedPage[] = [];
    const end = performance.now() + most * releases.length;
    let opened = 0;
    await forEach(jobs, atOnce, async (job, index) => {
      if (performance.now() > end) throw new RefusedError(tooLong);
      pages[index] = await open(job);
      opened += 1;
      if (opened % often === 0) follow(`Opened ${opened} of ${jobs.length} pages …`);
    });
    // A busy machine is not the page's fault, so each failed page is checked again alone. One that
    // fails again is enough.
    for (const [index, job] of jobs.entries()) {
      if (pages[index]!.failures.length === 0) continue;
      if (performance.now() > end) throw new RefusedError(tooLong);
      pages[index] = await open(job);
      if (pages[index].failures.length > 0) break;
    }
    return pages;
  }

  /** @param changed the releases of the set to check */
  async function check(
    set: ReleaseSet,
    changed: { name: string; id: string }[],
    follow: Follow,
  ): Promise<GateReport[] | Skipped> {
    const start = performance.now();
    const at = new Date();
    if (set.compositions.length === 0) return { skipped: 'There is no shell yet.' };
    const names = changed
      .map(({ name }) => name)
      .toSorted()
      .join();
    if (guests !== undefined && guests !== names) await end();
    const opened = await ready();
    if ('skipped' in opened) return opened;
    guests = names;
    const releases = await Promise.all(changed.map(({ name, id }) => store.release(name, id)));
    const navigation = await navigationChange(store, set, site);
    const labels = navigation?.after.map(({ label }) => label).join(', ');
    if (navigation) follow(`The navigation of all members becomes ${labels || 'empty'}.`);
    const stop = await opened.serve(set);
    try {
      const pages = await openPages(opened, set, releases, follow);
      const reports: GateReport[] = [];
      for (const release of releases) {
        const { name, id } = release;
        const own = pages.filter((page) => page.release === release);
        const failures = await layerFailures(store, release);
        const report: GateReport = {
          id: `${name}/${id}/${at.getTime()}`,
          name,
          release: id,
          set: set.id,
          at: at.toISOString(),
          ms: Math.round(performance.now() - start),
          passed: [failures, ...own.map((page) => page.failures)].flat().length === 0,
          pages: own.map(({ release: _release, shot: _shot, ...page }) => page),
          failures,
          ...(navigation && { navigation }),
        };
        await addReport(
          store,
          report,
          own.map(({ shot }) => shot),
        );
        reports.push(report);
      }
      return reports;
    } finally {
      await stop();
      rest();
    }
  }

  /** How many checks have not ended. */
  let checks = 0;

  return {
    /** Starts what a check needs, which takes seconds. */
    warm(): void {
      void inTurn(ready);
    },
    /**
     * Opens releases in a set that is not live yet, and keeps a report of each. One check runs at a
     * time.
     */
    async check(...args: Parameters<typeof check>) {
      const [, , follow] = args;
      if (checks > 0) follow(`Waiting for the gate, behind ${checks} other …`);
      checks += 1;
      return inTurn(() => check(...args)).finally(() => (checks -= 1));
    },
    /** Ends the browser and the API of the gate. */
    close: () => inTurn(end),
  };
}

/** Opens releases in a browser before they go live. */
export type Gate = ReturnType<typeof openGate>;
