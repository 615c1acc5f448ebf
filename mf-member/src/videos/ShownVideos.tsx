import type { Video as StoredVideo } from '@emberite/contract/video';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Icon, Video as VideoIcon } from '@emberite/ui-kit/Icon';
import { InviteCard } from '@emberite/ui-kit/InviteCard';
import type { InviteCardProps } from '@emberite/ui-kit/InviteCard';
import { Picture } from '@emberite/ui-kit/Picture';
import { useState } from 'react';
import * as styles from './ShownVideos.module.css';
import { promptOf, sourceOf } from './videos.ts';

export interface ShownVideosProps extends Pick<InviteCardProps, 'isPublic'> {
  videos: readonly StoredVideo[];
}

/**
 * Somebody's videos as others see them: one with its prompt, and all of them to choose from.
 * `isPublic` if others see them; the member gets a link to change them.
 */
export function ShownVideos({ videos, isPublic }: ShownVideosProps) {
  const [chosen, setChosen] = useState<string>();
  const main = videos.find(({ id }) => id === chosen) ?? videos[0];
  if (!main) return null;
  const prompt = promptOf(main);
  // Four to a row if that fills every row.
  const columns = videos.length % 4 === 0 ? styles.four : styles.three;
  return (
    <div className={styles.videos}>
      <InviteCard
        title={prompt.title}
        description={prompt.description}
        video={sourceOf(main)}
        isPublic={isPublic}
        actions={
          <ButtonLink href="/emberite/settings/videos" variant="secondary" width="phone">
            Change my videos
          </ButtonLink>
        }
      />
      <ul className={`${styles.thumbnails} ${columns}`} aria-label="Videos" data-scripted>
        {videos.map((video) => (
          <li key={video.id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-pressed={video === main}
              onClick={() => setChosen(video.id)}
            >
              <span className={styles.still}>
                {video.thumbnailUrl ? (
                  <Picture
                    src={video.thumbnailUrl}
                    alt=""
                    loading="lazy"
                    fallback={<Icon of={VideoIcon} />}
                  />
                ) : (
                  <Icon of={VideoIcon} />
                )}
              </span>
              <span>{promptOf(video).title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
