/** The signed-in member's own profile. */
export {
  keepVideo,
  loadProfile,
  profile,
  removeVideo,
  type ProfileState,
  updateProfile,
  useProfile,
} from './profile.ts';
