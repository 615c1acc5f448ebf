import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { inviteCreate } from '@emberite/contract/invites';
import { profileCreate } from '@emberite/contract/profiles';
import { bucketListSchema, nicknameSchema } from '@emberite/contract/profileFields';
import { captionsSchema } from '@emberite/contract/video';
import { newInviteCode } from '../invites/code.ts';
import { newProfile } from '../testing/index.ts';
import { typed } from '../../testing/typed.ts';
import { isFull } from '../../../../tools/sample.ts';

const runs = { numRuns: isFull ? 100_000 : 300 };

const control = /[\p{Cc}\p{Cs}]/u;
const controlButLines = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

const placeOf = (text: string) =>
  profileCreate.input.safeParse({
    profile: { ...newProfile, location: 'Other', newLocation: text },
    inviteCode: 'EMBER-WELCOME',
  }).data?.profile.newLocation;
const only = (schema: z.ZodType<string>) => (text: string) => schema.safeParse(text).data;

test.each<[string, (text: string) => string | undefined, number, RegExp]>([
  ['a nickname', only(nicknameSchema), 50, control],
  ['a wish', (text) => bucketListSchema.safeParse([text]).data?.[0], 200, control],
  ['a place', placeOf, 100, control],
  [
    'the name in an invite code',
    (text) => inviteCreate.input.safeParse({ textPart: text }).data?.textPart,
    50,
    control,
  ],
  ['what is said in a video', only(captionsSchema), 500, controlButLines],
])('%s is trimmed, short and visible, or refused', (_, read, most, unsafe) => {
  assert(
    property(typed, (text) => {
      const accepted = read(text);
      if (accepted === undefined) return;
      expect(accepted).not.toMatch(unsafe);
      expect(accepted.trim()).toBe(accepted);
      expect(accepted.length).toBeLessThanOrEqual(most);
      // What a page shows can be saved again.
      expect(read(accepted)).toBe(accepted);
    }),
    runs,
  );
});

test('an invite code has plain letters and digits, whatever the name of its owner', () => {
  assert(
    property(typed, (name) => {
      expect(newInviteCode(name)).toMatch(/^[A-Z\d]{1,20}-[A-Z\d]{8}$/);
    }),
    runs,
  );
});
