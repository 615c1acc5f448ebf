import type { Video as StoredVideo } from '@emberite/sdk/contract/video';
import { Card } from '@emberite/ui-kit/Card';
import { Icon, Video as VideoIcon } from '@emberite/ui-kit/Icon';
import { Picture } from '@emberite/ui-kit/Picture';
import { Video } from '@emberite/ui-kit/Video';
import { useState } from 'react';
import * as styles from './ShownVideos.module.css';
import { promptOf, sourceOf } from './videos.ts';

/** Somebody's videos as others see them: one with its prompt, and all of them to choose from. */
export function ShownVideos({ videos }: { videos: readonly StoredVideo[] }) {
  const [chosen, setChosen] = useState<string>();
  const main = videos.find(({ id }) => id === chosen) ?? videos[0];
  if (!main) return null;
  const prompt = promptOf(main);
  // Four to a row where that fills every row.
  const columns = videos.length % 4 === 0 ? styles.four : styles.three;
  return (
    <div className={styles.videos}>
      <Card as="article" className={styles.main}>
        <Video key={main.id} video={sourceOf(main)} label={prompt.title} />
        <h2>{prompt.title}</h2>
        {prompt.description && <p className={styles.description}>{prompt.description}</p>}
      </Card>
      <ul className={`${styles.thumbnails} ${columns}`} aria-label="Videos">
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
