import { intentOptions } from '@emberite/content/people';
import { Avatar } from '@emberite/ui-kit/Avatar';
import { Badge } from '@emberite/ui-kit/Badge';
import type { Description } from '@emberite/ui-kit/DescriptionList';
import {
  Clock,
  Eye,
  Heart,
  Languages,
  MapPin,
  Shield,
  Sparkles,
  UserRound,
} from '@emberite/ui-kit/Icon';
import { IconList } from '@emberite/ui-kit/IconList';
import { NextLink } from '@emberite/ui-kit/NextLink';
import { Prose } from '@emberite/ui-kit/Prose';
import { ageGroupLabel } from '../member/ageRange.ts';
import { verificationLabels } from '../people/profileSummaries.ts';
import { ShownVideos } from '../videos/ShownVideos.tsx';
import { videosOf } from './clips/clips.ts';
import { Photos } from './Photos.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import type { ProfileFrameProps } from './ProfileFrame.tsx';
import type { Profile } from './profiles.ts';
import * as styles from './ProfileView.module.css';

export interface ProfileViewProps extends Pick<ProfileFrameProps, 'level' | 'onLevel'> {
  profile: Profile;
  /** The URL of the main photo. Initials are shown without it. */
  portrait: string | undefined;
  next: { name: string; title: string; portrait: string | undefined; href: string };
}

/** A sample profile, as members will be shown to each other. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, portrait, next, ...frame } = props;
  const { name, title, subtitle, whyMeet, messages, bucketList, notes } = profile;
  const isVerified = profile.verificationStatus === 'verified';
  return (
    <ProfileFrame
      {...frame}
      name={name}
      next={
        <NextLink
          href={next.href}
          title={next.name}
          text={next.title}
          picture={<Avatar name={next.name} src={next.portrait} size="large" />}
        />
      }
      videos={
        <>
          <p className={styles.badges}>
            <Badge tone="ember" icon={Eye}>
              Sample videos: drawn, with captions, no sound
            </Badge>
          </p>
          <ShownVideos videos={videosOf(profile.id)} isPublic />
        </>
      }
      photos={<Photos profile={profile} portrait={portrait} />}
      header={
        <>
          <p className={styles.badges}>
            <Badge tone="ember" icon={Eye}>
              Sample profile
            </Badge>
            <Badge tone={isVerified ? 'success' : 'surface'} icon={isVerified ? Shield : Clock}>
              {verificationLabels[profile.verificationStatus]}
            </Badge>
          </p>
          <h1>{name}</h1>
          <p className={styles.title}>{title}</p>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </>
      }
      facts={factsOf(profile)}
      note={`${name} is invented, to show what a profile looks like. What you say with the slider stays in this browser; nobody learns who matched with whom.`}
    >
      {whyMeet && (
        <Prose as="section">
          <h2>Why meet</h2>
          <p>{whyMeet}</p>
        </Prose>
      )}
      {messages.length > 0 && (
        <Prose as="section">
          <h2>Messages</h2>
          {messages.map((message) => (
            <blockquote key={message}>{message}</blockquote>
          ))}
        </Prose>
      )}
      <Prose as="section">
        <h2>Bucket list</h2>
        <IconList icon={Sparkles} items={bucketList} />
      </Prose>
      {notes.length > 0 && (
        <Prose as="section">
          <h2>What to expect</h2>
          <dl>
            {notes.map((note) => (
              <div key={note.title}>
                <dt>{note.title}</dt>
                <dd>{note.text}</dd>
              </div>
            ))}
          </dl>
        </Prose>
      )}
    </ProfileFrame>
  );
}

function factsOf({ location, language, ageGroup, relationshipStatus }: Profile): Description[] {
  const openTo = intentOptions
    .filter(({ value }) => relationshipStatus.includes(value))
    .map(({ label }, index) => (index === 0 ? label : label.toLowerCase()));
  return [
    { icon: MapPin, name: 'Location', value: `${location.area}, ${location.country}` },
    { icon: Languages, name: 'Language', value: language },
    { icon: UserRound, name: 'Age group', value: ageGroupLabel(ageGroup) },
    { icon: Heart, name: 'Open to', value: openTo.join(' or ') },
  ].filter(({ value }) => value);
}
