import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiProcess } from '../testing/apiProcess.ts';
import type { ApiProcess } from '../testing/apiProcess.ts';
import { newPlace } from '../testing/dataDir.ts';
import { newMember } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { peakMemory } from '../../testing/peakMemory.ts';
import { upload } from '../testing/recording.ts';
import { isFull } from '../../../../tools/sample.ts';

/** Small uploads that need gigabytes to decode. */

/** 40 megapixels in 0.2 MB, of the kind that is decoded as a whole. */
let hugePicture: Uint8Array<ArrayBuffer>;

/**
 * One gray frame of VP8, coded 16,000 × 16,000. It was written by node-av's encoder `libvpx`, which
 * takes 8 GB for that.
 */
const huge = readFileSync(join(import.meta.dirname, '../testing/recordings/huge.webm.gz'));
const hugeRecording = new Uint8Array(gunzipSync(huge));

/** The same recording, whose container claims 160 × 120. */
function claimSmall(recording: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const changed = Buffer.from(recording);
  for (const [element, pixels] of [
    [0xb0, 160],
    [0xba, 120],
  ] as const) {
    const at = changed.indexOf(Buffer.from([element, 0x82, 0x3e, 0x80]));
    expect(at).toBeGreaterThan(0);
    changed.writeUInt16BE(pixels, at + 2);
  }
  return changed;
}

let api: ApiProcess;
const members: Browser[] = [];

const isLinux = process.platform === 'linux';
if (!isLinux) console.log('Skipping the memory that bombs take: it is only measured on Linux.');

/** Runs the attack `what`, which may take `most` MB. Resolves with its result. */
async function within<T>(most: number, what: string, attack: () => Promise<T>): Promise<T> {
  const { result, before, peak } = await peakMemory(api.pid, attack);
  console.log(`${what}: from ${before} MB to ${peak} MB at most.`);
  expect(peak - before).toBeLessThan(most);
  return result;
}

describe.runIf(isFull && isLinux)('bombs', () => {
  beforeAll(async () => {
    hugePicture = new Uint8Array(
      await sharp({ create: { width: 6324, height: 6324, channels: 3, background: '#123456' } })
        .jpeg({ progressive: true, quality: 30 })
        .toBuffer(),
    );
    api = await startApiProcess(await newPlace());
    for (let index = 0; index < 16; index += 1) {
      members.push(await newMember(api, `bomb${index}@videos.example`));
    }
  });
  afterAll(() => api.kill());

  test.each([6, 16])(
    '%i huge pictures at once are refused, and take little memory',
    async (many) => {
      const some = members.slice(0, many);
      const responses = await within(400, `${many} huge pictures`, () =>
        Promise.all(some.map((member) => upload(member, { poster: hugePicture }))),
      );
      expect(responses.map(({ status }) => status)).toEqual(some.map(() => 400));
    },
  );

  test.each([
    ['says so', (file: Uint8Array<ArrayBuffer>) => file],
    ['says something else', claimSmall],
  ])(
    'a recording of huge frames has no poster and takes little memory if its container %s',
    async (what, change) => {
      const video = change(hugeRecording);
      const response = await within(400, `A huge recording that ${what}`, () =>
        upload(members[0]!, { video }),
      );
      expect(response).toMatchObject({ status: 200, body: { thumbnailUrl: null } });
    },
  );
});
