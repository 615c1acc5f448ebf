import type { Profile } from '@emberite/contract/profile';
import { Avatar } from '@emberite/ui-kit/Avatar';
import { Card } from '@emberite/ui-kit/Card';
import { TextLink } from '@emberite/ui-kit/TextLink';
import * as styles from './SettingsView.module.css';

export interface WhoProps {
  profile: Pick<Profile, 'nickname' | 'bucketList' | 'videos'>;
  /** The email address. */
  email: string;
  /** Where they live, in words. */
  place: string;
}

/**
 * Who the member is: the face of their first video or an initial, their name and town, and links to
 * what their profile lacks. Videos that are missing are the next step instead.
 */
export function Who({ profile: { nickname, bucketList, videos }, email, place }: WhoProps) {
  const face = videos.find(({ thumbnailUrl }) => thumbnailUrl)?.thumbnailUrl;
  return (
    <Card as="section" aria-label="Who you are" className={styles.who}>
      <Avatar name={nickname || email} src={face ?? undefined} size="large" />
      <div className={styles.words}>
        <p className={nickname ? styles.name : styles.email}>{nickname || email}</p>
        <p className={styles.place}>{place}</p>
        {!nickname && <TextLink href="/emberite/settings/basic">Choose a nickname</TextLink>}
        {bucketList.length === 0 && (
          <TextLink href="/emberite/settings/bucketlist">Write your bucket list</TextLink>
        )}
      </div>
    </Card>
  );
}
