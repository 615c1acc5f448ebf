import { missingVideos } from '@emberite/content/registration';
import type { neededVideos } from '@emberite/content/registration';
import type { Video } from '@emberite/contract/video';

export type NeededType = (typeof neededVideos)[number];

export type TypedVideo = Pick<Readonly<Video>, 'promptType'>;

/** Returns the types of video that a member still needs; none if they are discoverable. */
export const missingTypes = (videos: readonly TypedVideo[]): NeededType[] => missingVideos(videos);

const names = { fun: 'a fun one', useful: 'a useful one' };

/** Returns missing types in words: 'a fun one and a useful one'. */
export const namesOf = (missing: readonly NeededType[]): string =>
  missing.map((type) => names[type]).join(' and ');
