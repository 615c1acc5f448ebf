import { players } from '@emberite/sdk/page';
import type { Player } from '@emberite/sdk/page';
import type { HostVideo } from '../experiences/experience.ts';

/** Returns the player of a host's video; undefined if it is a file, or at an address that we do not frame. */
export function playerOf(video: HostVideo | undefined): Player | undefined {
  if (video?.kind !== 'embed' || !URL.canParse(video.src)) return undefined;
  const { origin } = new URL(video.src);
  return players.find((player) => player === origin);
}
