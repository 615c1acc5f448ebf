import type { PromptType } from '@emberite/sdk/contract/video';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { CircleCheck, Icon, Video } from '@emberite/ui-kit/Icon';
import { Toggle } from '@emberite/ui-kit/Toggle';
import type { ReactNode } from 'react';
import { Item, ItemList } from '../settings/ItemList.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';

export interface VisibilityViewProps {
  /** The day from which members see each other: 'February 14th'. */
  opens: string;
  isOpen: boolean;
  /** Whether the member has the videos that are needed. */
  isDiscoverable: boolean;
  /** {@link NeededVideos}, once they are known. */
  children: ReactNode;
}

/** The switch that does nothing before members can see each other, and what being seen requires. */
export function VisibilityView({ opens, isOpen, isDiscoverable, children }: VisibilityViewProps) {
  return (
    <SettingsPageLayout title="Visibility">
      <Card>
        <Toggle
          label="Show my videos to others"
          hint={
            isOpen
              ? `Users who have uploaded videos can see each other.`
              : `This is our pre-launch: users cannot see each other until ${opens}.`
          }
          checked={isOpen && isDiscoverable}
          disabled
          onChange={() => {}}
        />
      </Card>
      <SettingsSection title="Being discoverable">
        <Note>At least 2 videos are needed to be discoverable: one fun and one useful.</Note>
        {children}
      </SettingsSection>
    </SettingsPageLayout>
  );
}

const needed = [
  { type: 'fun', name: 'A fun video' },
  { type: 'useful', name: 'A useful video' },
] as const;

/** Whether a member with these videos can be seen by others. */
export const areEnough = (videos: NeededVideosProps['videos']): boolean =>
  needed.every(({ type }) => videos.some(({ promptType }) => promptType === type));

export interface NeededVideosProps {
  videos: readonly { promptType: PromptType }[];
}

/** The videos that being discoverable requires, and which of them are missing. */
export function NeededVideos({ videos }: NeededVideosProps) {
  const has = (type: PromptType) => videos.some(({ promptType }) => promptType === type);
  return (
    <>
      <ItemList>
        {needed.map(({ type, name }) => (
          <Item
            key={type}
            mark={<Icon of={has(type) ? CircleCheck : Video} />}
            name={name}
            notes={[has(type) ? 'Recorded' : 'Still to record']}
          />
        ))}
      </ItemList>
      <div>
        <ButtonLink
          href="/emberite/settings/videos"
          variant={areEnough(videos) ? 'secondary' : 'primary'}
          width="phone"
        >
          Go to Videos
        </ButtonLink>
      </div>
    </>
  );
}
