import { missingVideos, neededVideos } from '@emberite/content/registration';
import type { Video as StoredVideo } from '@emberite/contract/video';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { CircleCheck, Icon, Video } from '@emberite/ui-kit/Icon';
import { Toggle } from '@emberite/ui-kit/Toggle';
import type { ReactNode } from 'react';
import { Item, ItemList } from '../settings/ItemList.tsx';
import { WhatOthersSee } from '../settings/Beside.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';

export interface VisibilityViewProps {
  /** The day from which members see each other: 'February 14th'. */
  opens: string;
  isOpen: boolean;
  /** Where members see each other: nowhere before the opening, or while that page is off. */
  peopleHref: string | undefined;
  /** Whether the member has the videos that are needed. */
  isDiscoverable: boolean;
  /** {@link NeededVideos}, once they are known. */
  children: ReactNode;
}

/** The switch that does nothing before members can see each other, and what being seen requires. */
export function VisibilityView(props: VisibilityViewProps) {
  const { opens, isOpen, peopleHref, isDiscoverable, children } = props;
  return (
    <SettingsPageLayout title="Visibility" beside={<WhatOthersSee />}>
      <Card>
        <Toggle
          label="Show my videos to others"
          hint={
            !isOpen
              ? `This is our pre-launch: users cannot see each other until ${opens}.`
              : peopleHref
                ? 'Users who have uploaded videos can see each other.'
                : 'Users who have uploaded videos may see each other, once the page for it is there.'
          }
          checked={isOpen && isDiscoverable}
          disabled
          onChange={() => {}}
        />
      </Card>
      {peopleHref && (
        <div>
          <ButtonLink href={peopleHref} variant="secondary" width="phone">
            Go to People
          </ButtonLink>
        </div>
      )}
      <SettingsSection title="Being discoverable">
        <Note>At least 2 videos are needed to be discoverable: one fun and one useful.</Note>
        {children}
      </SettingsSection>
    </SettingsPageLayout>
  );
}

const names = { fun: 'A fun video', useful: 'A useful video' } as const;

export interface NeededVideosProps {
  videos: readonly Pick<StoredVideo, 'promptType'>[];
}

/** The videos that being discoverable requires, and which of them are missing. */
export function NeededVideos({ videos }: NeededVideosProps) {
  const missing = missingVideos(videos);
  return (
    <>
      <ItemList>
        {neededVideos.map((type) => {
          const isMissing = missing.includes(type);
          return (
            <Item
              key={type}
              mark={<Icon of={isMissing ? Video : CircleCheck} />}
              name={names[type]}
              notes={[isMissing ? 'Still to record' : 'Recorded']}
            />
          );
        })}
      </ItemList>
      <div>
        <ButtonLink
          href="/emberite/settings/videos"
          variant={missing.length > 0 ? 'primary' : 'secondary'}
          width="phone"
        >
          Go to Videos
        </ButtonLink>
      </div>
    </>
  );
}
