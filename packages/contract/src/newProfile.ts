import type { InputOf } from './call.ts';
import type { profileCreate } from './profiles.ts';

/** The profile that the welcome sends with default answers. */
export const newProfile: InputOf<typeof profileCreate>['profile'] = {
  location: 'CA:BC:Revelstoke',
  newLocation: '',
  firstName: 'Emberite',
  nickname: '',
  relationshipStatus: 'friends',
  userSex: 'female',
  preferredSex: [],
  age: 34,
  minIdealAge: 24,
  maxIdealAge: 44,
};
