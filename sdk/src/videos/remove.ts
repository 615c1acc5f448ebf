import { api } from '@emberite/sdk/api';
import { completeNotice, showNotice } from '@emberite/sdk/notices';
import { member } from './member.ts';

/** Deletes one of the member's videos, with how it goes in the banner. Throws when it fails. */
export async function deleteProfileVideo(videoId: string): Promise<void> {
  showNotice('Deleting video...');
  try {
    await api.videoDelete({ videoId, location: member().location });
    completeNotice('Video deleted successfully');
  } catch (error) {
    console.warn('Deleting a video failed.', error);
    completeNotice('Failed to delete video', 'danger');
    throw error;
  }
}
