import type { Person } from '@emberite/contract/person';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Sparkles } from '@emberite/ui-kit/Icon';
import { IconList } from '@emberite/ui-kit/IconList';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { aboutFacts } from '../member/about.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { ShownVideos } from '../videos/ShownVideos.tsx';
import * as styles from './PreviewView.module.css';

export interface PreviewViewProps {
  /** The member as others see them; without a name until they have a nickname. */
  person: Omit<Person, 'id'>;
}

/** The member's own videos and everything else that others see of them. */
export function PreviewView({ person }: PreviewViewProps) {
  const { name, videos, bucketList } = person;
  return (
    <div className={styles.preview}>
      {videos.length > 0 ? (
        <ShownVideos videos={videos} />
      ) : (
        <EmptyState
          title="No videos yet"
          picture={<DuskScene />}
          action={
            <ActionBar>
              <ButtonLink href="/emberite/settings/videos">Go to Videos</ButtonLink>
            </ActionBar>
          }
        >
          Upload at least two videos, one fun and one useful, so that others can get to know you.
        </EmptyState>
      )}
      <div className={styles.about}>
        <SettingsSection title={name || 'About you'}>
          {!name && (
            <p>
              You have no nickname yet, so others read only that you are an Emberite.{' '}
              <TextLink href="/emberite/settings/basic">Choose a nickname</TextLink>
            </p>
          )}
          <DescriptionList items={aboutFacts(person)} />
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
