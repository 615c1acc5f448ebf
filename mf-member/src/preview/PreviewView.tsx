import { locationLabel } from '@emberite/content/locations';
import { intentOptions, preferredSexOptions } from '@emberite/content/people';
import type { Profile } from '@emberite/sdk/contract/profile';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Video } from '@emberite/ui-kit/Video';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { Heart, Icon, MapPin, Sparkles, Users, Video as VideoIcon } from '@emberite/ui-kit/Icon';
import { IconList } from '@emberite/ui-kit/IconList';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useState } from 'react';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { promptOf } from '../videos/videos.ts';
import * as styles from './PreviewView.module.css';

/** The part of the profile that others see. */
export interface PreviewViewProps {
  profile: Pick<
    Profile,
    'videos' | 'location' | 'relationshipStatus' | 'preferredSex' | 'bucketList'
  >;
}

/** The labels of stored values, and what to say without any. An unknown value is its own label. */
function labelsOf(
  values: readonly string[],
  options: readonly { value: string; label: string }[],
): string {
  const labels = values.map(
    (value) => options.find((option) => option.value === value)?.label ?? value,
  );
  return labels.join(', ') || 'Not said yet';
}

function Videos({ videos }: Pick<PreviewViewProps['profile'], 'videos'>) {
  const [chosen, setChosen] = useState<string>();
  const main = videos.find(({ id }) => id === chosen) ?? videos[0];
  if (!main) return null;
  const prompt = promptOf(main);
  // Four to a row where that fills every row.
  const columns = videos.length % 4 === 0 ? styles.four : styles.three;
  return (
    <div className={styles.videos}>
      <Card as="article" className={styles.main}>
        <Video
          key={main.id}
          video={{ src: main.videoUrl, poster: main.thumbnailUrl }}
          label={prompt.title}
        />
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
                  <img src={video.thumbnailUrl} alt="" loading="lazy" />
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

/** The member's own videos and what else others see of them. */
export function PreviewView({ profile }: PreviewViewProps) {
  const { videos, location, relationshipStatus, preferredSex, bucketList } = profile;
  const intents = relationshipStatus.split(',').filter(Boolean);
  return (
    <div className={styles.preview}>
      {videos.length > 0 ? (
        <Videos videos={videos} />
      ) : (
        <EmptyState
          title="No videos yet"
          picture={<DuskScene />}
          action={<ButtonLink href="/emberite/settings/videos">Go to Videos</ButtonLink>}
        >
          Upload at least two videos, one fun and one useful, so that others can get to know you.
        </EmptyState>
      )}
      <div className={styles.about}>
        <SettingsSection title="About you">
          <DescriptionList
            items={[
              { icon: MapPin, name: 'Location', value: locationLabel(location) },
              { icon: Users, name: 'Relationship status', value: labelsOf(intents, intentOptions) },
              {
                icon: Heart,
                name: 'Interested in',
                value: labelsOf(preferredSex, preferredSexOptions),
              },
            ]}
          />
        </SettingsSection>
        <SettingsSection title="Bucket list">
          {bucketList.length > 0 ? (
            <IconList icon={Sparkles} items={bucketList} />
          ) : (
            <p>
              Nothing on it yet.{' '}
              <TextLink href="/emberite/settings/bucketlist">Write your bucket list</TextLink>
            </p>
          )}
        </SettingsSection>
      </div>
    </div>
  );
}
