import type { Video } from '@emberite/sdk/contract/video';

/** The types of video that a member needs to be discoverable. */
export const neededTypes = ['fun', 'useful'] as const;

export type NeededType = (typeof neededTypes)[number];

export type TypedVideo = Pick<Readonly<Video>, 'promptType'>;

/** Returns the types of video that a member still needs; none if they are discoverable. */
export const missingTypes = (videos: readonly TypedVideo[]): NeededType[] =>
  neededTypes.filter((type) => !videos.some(({ promptType }) => promptType === type));

const names = { fun: 'a fun one', useful: 'a useful one' };

/** Returns missing types in words: 'a fun one and a useful one'. */
export const namesOf = (missing: readonly NeededType[]): string =>
  missing.map((type) => names[type]).join(' and ');
