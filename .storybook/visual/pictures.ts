import type { Browser, Page } from 'playwright-core';
import type { Accepting } from './accepting.ts';
import {
  acceptBaseline,
  baselineMachine,
  clearDifferences,
  readBaseline,
  showDifference,
  startAccepting,
} from './baselines.ts';
import { compare } from './compare.ts';
import { extended, phoneIn, sheet, wideSheet } from './sheet.ts';
import sharp from 'sharp';

/** Pictures must not depend on a camera, a video, the focus, or a font or image that still loads. */
async function settle(canvas: Page): Promise<void> {
  await canvas.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // An image that fails to load appears as it is.
        return image.decode().catch(() => {});
      }),
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const video of document.querySelectorAll('video')) {
      video.style.visibility = 'hidden';
    }
  });
}

/** Takes a picture of the whole story that a canvas shows. */
export async function photograph(canvas: Page): Promise<Buffer> {
  await settle(canvas);
  return canvas.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Whether the current story of a canvas is for wide screens only. */
export function isOnlyWide(canvas: Page): Promise<boolean> {
  return canvas.evaluate(() => {
    const prepared = window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyPrepared') as
      | [{ parameters: { screen?: string } }]
      | undefined;
    return prepared?.[0].parameters.screen === 'wide';
  });
}

/** The pictures of a component's story in each theme; undefined where it was not shown. */
export interface Pictures {
  phones: (Buffer | undefined)[];
  wides: (Buffer | undefined)[];
  /** Whether the story is for wide screens only. */
  isOnlyWide: boolean;
}

const isBuffer = (picture: Buffer | undefined) => picture !== undefined;

/** The pictures side by side, as in a baseline; undefined if some are missing. */
async function sheetOf({ phones, wides, isOnlyWide }: Pictures): Promise<Buffer | undefined> {
  const [wide] = wides;
  if (!wide || ![...phones, ...wides].every(isBuffer)) return undefined;
  return isOnlyWide ? wideSheet(wides.filter(isBuffer)) : sheet(phones.filter(isBuffer), wide);
}

/** Compares a part of a baseline, or all of it, with the pictures. Undefined if they have no part in common. */
async function compareWith(before: Buffer, pictures: Pictures) {
  const whole = await sheetOf(pictures);
  if (whole) return compare(before, whole);
  const place = pictures.phones.findIndex(isBuffer);
  const part = await phoneIn(before, place, pictures.phones.length);
  const own = pictures.phones[place];
  if (!part || !own) return undefined;
  const { height } = await sharp(part).metadata();
  return compare(part, await extended(own, height));
}

/** The baselines, as a run uses them. */
export interface Gallery {
  /** Whether the machine makes pictures like theirs. */
  isComparable: boolean;
  /** Compares the pictures of a component, or accepts them. Returns what is wrong, or nothing. */
  check(component: string, pictures: Pictures): Promise<string>;
  /** The components whose pictures differed and were accepted. */
  changed: string[];
}

/** Opens the baselines of these components, to compare pictures of a browser with them or to accept those. */
export function openGallery(
  browser: Browser,
  components: readonly string[],
  accepting: Accepting | undefined,
): Gallery {
  const [chromium = ''] = browser.version().split('.');
  const machine = { platform: `${process.platform}-${process.arch}`, chromium };
  const made = baselineMachine();
  const isSame = made?.platform === machine.platform && made.chromium === machine.chromium;
  if (accepting && accepting.names.length > 0 && made && !isSame) {
    throw new Error(
      'The baselines are from another Chromium version or platform: accept all of them.',
    );
  }
  if (!accepting && !isSame) {
    console.log(
      `Visual baselines skipped: made with Chromium ${made?.chromium} on ${made?.platform}, this is ${chromium} on ${machine.platform}.`,
    );
  }
  clearDifferences();
  if (accepting) startAccepting(components, machine);
  const changed: string[] = [];
  return {
    isComparable: accepting !== undefined || isSame,
    changed,
    async check(component, pictures) {
      const before = readBaseline(component);
      const result = before && (await compareWith(before, pictures));
      if (accepting) {
        const whole = result?.same ? undefined : await sheetOf(pictures);
        if (!whole) return '';
        await acceptBaseline(component, whole);
        changed.push(component);
        return '';
      }
      const how = `npm run storybook:accept -- ${component}`;
      if (!before) return `There is no baseline yet: ${how}`;
      if (!result || result.same) return '';
      return `${result.why}; before, after and difference: ${showDifference(component, result.picture)}; to accept: ${how}`;
    },
  };
}
