import type { PromptType } from '@emberite/sdk/contract/video';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { CircleCheck, Icon, Video } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { Toggle } from '@emberite/ui-kit/Toggle';
import { BackLink } from '../navigation/BackLink.tsx';
import { Item, ItemList } from '../settings/ItemList.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';

/** What the page needs of the member's profile. */
type KnownVideos =
  | { status: 'loading' }
  | { status: 'ready'; profile: { videos: readonly { promptType: PromptType }[] } }
  | { status: 'failed'; message: string };

export interface VisibilityViewProps {
  /** The day from which members see each other: 'February 14th'. */
  opens: string;
  isOpen: boolean;
  profile: KnownVideos;
  onRetry: () => void;
}

/** The switch that does nothing before members can see each other, and what being seen takes. */
export function VisibilityView({ opens, isOpen, profile, onRetry }: VisibilityViewProps) {
  return (
    <Page width="text">
      <BackLink href="/emberite/settings">Settings</BackLink>
      <PageHeader title="Visibility" />
      <Card>
        <Toggle
          label="Show my videos to others"
          hint={
            isOpen
              ? `Users can see each other since ${opens}, if both have uploaded videos.`
              : `This is our pre-launch: users cannot see each other until ${opens}.`
          }
          checked={isOpen}
          disabled
          onChange={() => {}}
        />
      </Card>
      <SettingsSection title="Being discoverable">
        <Note>At least 2 videos are needed to be discoverable: one fun and one useful.</Note>
        {profile.status === 'loading' && (
          <SkeletonGroup label="Loading your videos">
            <Skeleton />
            <Skeleton />
          </SkeletonGroup>
        )}
        {profile.status === 'failed' && (
          <Message
            tone="danger"
            title="We cannot say how many videos you have."
            action={
              <Button variant="secondary" size="small" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            {profile.message}
          </Message>
        )}
        {profile.status === 'ready' && <NeededVideos videos={profile.profile.videos} />}
      </SettingsSection>
    </Page>
  );
}

const needed = [
  { type: 'fun', name: 'A fun video' },
  { type: 'useful', name: 'A useful video' },
] as const;

function NeededVideos({ videos }: { videos: readonly { promptType: PromptType }[] }) {
  const has = (type: PromptType) => videos.some(({ promptType }) => promptType === type);
  const isComplete = needed.every(({ type }) => has(type));
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
          variant={isComplete ? 'secondary' : 'primary'}
          width="phone"
        >
          Go to Videos
        </ButtonLink>
      </div>
    </>
  );
}
