import { isLonger } from '@emberite/contract/isLonger';
import { ageRangeLabel } from '@emberite/content/ages';
import { longestNickname, nicknameTooLong } from '@emberite/content/people';
import type { PreferredSex } from '@emberite/content/people';
import type { Profile } from '@emberite/contract/profile';
import type { ProfileChange } from '@emberite/contract/profiles';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { persisted } from '@emberite/sdk/storage';
import type { SelectOption } from '@emberite/ui-kit/SelectField';
import { ageRangeOptions, ageRangeValue, parseAgeRange } from '../member/ageRange.ts';

const openToValues = ['friends', 'romantic', 'friends,romantic'] as const;

/** What a member is open to, as stored. */
export type OpenTo = (typeof openToValues)[number];

/** What a member can change about themselves. */
export interface BasicInfo {
  nickname: string;
  openTo: OpenTo;
  preferredSex: readonly PreferredSex[];
  /** `min-max` in years. */
  idealAge: string;
}

const rangeOf = ({ minIdealAge, maxIdealAge }: Profile) => ({ min: minIdealAge, max: maxIdealAge });

/** Returns the saved values of the form. */
export function basicInfoOf(profile: Profile): BasicInfo {
  const { nickname, relationshipStatus, preferredSex } = profile;
  const chosen = relationshipStatus.split(',');
  const isBoth = chosen.includes('friends') && chosen.includes('romantic');
  return {
    nickname,
    openTo: isBoth ? 'friends,romantic' : chosen.includes('romantic') ? 'romantic' : 'friends',
    preferredSex: preferredSex as PreferredSex[],
    idealAge: ageRangeValue(rangeOf(profile)),
  };
}

/**
 * The age ranges to choose from: those offered, and the stored one, which is often not among them.
 */
export function ageRangesFor(profile: Profile): readonly SelectOption[] {
  const value = ageRangeValue(rangeOf(profile));
  if (ageRangeOptions.some((option) => option.value === value)) return ageRangeOptions;
  return [{ value, label: ageRangeLabel(rangeOf(profile)) }, ...ageRangeOptions];
}

function changesOf({ nickname, openTo, preferredSex, idealAge }: Partial<BasicInfo>) {
  const range = idealAge === undefined ? null : parseAgeRange(idealAge);
  const changes: (ProfileChange | false)[] = [
    nickname !== undefined && { field: 'nickname', value: nickname.trim() },
    openTo !== undefined && { field: 'relationshipStatus', value: openTo },
    preferredSex !== undefined && { field: 'preferredSex', value: [...preferredSex] },
    range !== null && { field: 'minIdealAge', value: range.min },
    range !== null && { field: 'maxIdealAge', value: range.max },
  ];
  return changes.filter((change) => change !== false);
}

const draft = persisted<Partial<BasicInfo>>('ember.basic-info', {}, (stored) => {
  const { nickname, openTo, preferredSex, idealAge } = stored as Partial<BasicInfo>;
  return {
    ...(typeof nickname === 'string' && { nickname }),
    ...(openTo && openToValues.includes(openTo) && { openTo }),
    ...(Array.isArray(preferredSex) && { preferredSex }),
    ...(typeof idealAge === 'string' && { idealAge }),
  };
});

export interface BasicInfoDeps {
  profile: Profile;
  save: (changes: ProfileChange[]) => Promise<void>;
}

/** Creates the form of a profile. */
export function createBasicInfo({ profile, save }: BasicInfoDeps): Form<BasicInfo> {
  return createForm<BasicInfo>({
    fields: basicInfoOf(profile),
    draft: draft.state,
    check(fields) {
      if (isLonger(fields.nickname.trim(), longestNickname)) {
        return { at: 'nickname', message: nicknameTooLong };
      }
      if (fields.openTo !== 'friends' && fields.preferredSex.length === 0) {
        return { at: 'preferredSex', message: 'Please select whom you want to meet.' };
      }
      if (parseAgeRange(fields.idealAge)) return null;
      console.warn(`The ideal age range '${fields.idealAge}' is invalid.`);
      return { at: 'idealAge', message: 'Please select an age range.' };
    },
    send: (_, edited) => save(changesOf(edited)),
  });
}
