import type { Endpoint } from '../endpoint/handle.ts';
import { depositCheckEndpoint } from './depositCheck.ts';
import { experienceAddEndpoint, experienceRemoveEndpoint } from './experiences.ts';
import { poetryNightJoinEndpoint } from './poetryNightJoin.ts';
import { profilesPostEndpoint } from './profilesPost.ts';
import { registrationListEndpoint } from './registrationList.ts';
import { registrationWithdrawEndpoint } from './registrationWithdraw.ts';

/** Endpoints for registrations. The wizard's call shares its path with new profiles. */
export const registrationEndpoints: readonly Endpoint[] = [
  depositCheckEndpoint,
  experienceAddEndpoint,
  experienceRemoveEndpoint,
  poetryNightJoinEndpoint,
  profilesPostEndpoint,
  registrationListEndpoint,
  registrationWithdrawEndpoint,
];
