import type { Person } from '@emberite/contract/person';
import { Icon, Sparkles, UserRound } from '@emberite/ui-kit/Icon';
import { IconList } from '@emberite/ui-kit/IconList';
import { NextLink } from '@emberite/ui-kit/NextLink';
import { Prose } from '@emberite/ui-kit/Prose';
import { aboutFacts } from '../member/about.ts';
import { ShownVideos } from '../videos/ShownVideos.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import type { ProfileFrameProps } from './ProfileFrame.tsx';

export interface PersonViewProps extends Pick<ProfileFrameProps, 'level' | 'onLevel'> {
  person: Person;
  /** The path of the next member; null if there is no other. */
  nextHref: string | null;
}

/** A member as shown to other members. */
export function PersonView({ person, nextHref, ...frame }: PersonViewProps) {
  const { name, videos, bucketList } = person;
  return (
    <ProfileFrame
      {...frame}
      name={name}
      next={
        nextHref !== null && (
          <NextLink
            href={nextHref}
            title="Another member"
            picture={<Icon of={UserRound} size="large" />}
          />
        )
      }
      videos={<ShownVideos videos={videos} isPublic />}
      header={<h1>{name}</h1>}
      facts={aboutFacts(person)}
      note="What you say with the slider stays in this browser; nobody learns who matched with whom."
    >
      {bucketList.length > 0 && (
        <Prose as="section">
          <h2>Bucket list</h2>
          <IconList icon={Sparkles} items={bucketList} />
        </Prose>
      )}
    </ProfileFrame>
  );
}
