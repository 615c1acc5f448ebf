import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { isNamed, isWhole } from '../tests/site.ts';
import { indexedStories } from '../tests/stories.ts';
import { acceptedMessage, chosenOf, readAccepting } from './accepting.ts';
import {
  acceptBaseline,
  baselineMachine,
  baselineNames,
  clearDifferences,
  readBaseline,
  showDifference,
  startAccepting,
} from './baselines.ts';
import type { Machine } from './baselines.ts';
import { compare } from './compare.ts';
import { sample } from '../../tools/sample.ts';
import { openStudio } from './studio.ts';

const accepting = readAccepting(process.env.EMBER_ACCEPT_VISUAL);

/** The story that shows each component. */
const components = indexedStories().flatMap(({ component, id, isPicture }) =>
  component && isPicture ? [{ component, id }] : [],
);
const names = components.map(({ component }) => component);

const browser = await launchChromium();
const [chromium = ''] = browser.version().split('.');
const machine: Machine = { platform: `${process.platform}-${process.arch}`, chromium };
const made = baselineMachine();
const isSame = made?.platform === machine.platform && made.chromium === machine.chromium;
const comparable = accepting !== undefined || isSame;

if (accepting && accepting.names.length > 0 && made && !isSame) {
  throw new Error(
    'The baselines are from another Chromium version or platform: accept all of them.',
  );
}

if (!comparable) {
  console.log(
    `Visual baselines skipped: made with Chromium ${made?.chromium} on ${made?.platform}, this is ${machine.chromium} on ${machine.platform}.`,
  );
}

/** The components that differed and were accepted. */
const changed: string[] = [];

afterAll(async () => {
  await browser.close();
  if (accepting) console.log(acceptedMessage(changed));
});

function compareAll() {
  let photograph: (id: string) => Promise<Buffer>;

  beforeAll(async () => {
    clearDifferences();
    if (accepting) startAccepting(names, machine);
    photograph = await openStudio(browser);
  });

  const some = isNamed ? components : sample(components);
  const chosen = accepting ? chosenOf(accepting, components) : some;

  // Concurrent, so that one picture is compared while the next one is taken.
  it.concurrent.each(chosen)('$component', async ({ component, id }) => {
    const picture = await photograph(id);
    const before = readBaseline(component);
    if (accepting) {
      const unchanged = before && (await compare(before, picture)).same;
      if (!unchanged) {
        await acceptBaseline(component, picture);
        changed.push(component);
      }
      return;
    }
    expect(before, `no baseline yet: npm run storybook:accept -- ${component}`).toBeDefined();
    const result = await compare(before ?? Buffer.of(), picture);
    const message = result.same
      ? ''
      : `${result.why}; before, after and difference: ${showDifference(component, result.picture)}; to accept: npm run storybook:accept -- ${component}`;
    expect(message).toBe('');
  });

  it.runIf(isWhole)('has no baselines of deleted components', () => {
    expect(names).toEqual(expect.arrayContaining(baselineNames()));
  });
}

describe.runIf(comparable)('matches its baseline', compareAll);
