/** The signed-in member's own profile. */
export { keepVideo, ownProfile, removeVideo, updateProfile, useProfile } from './profile.ts';
