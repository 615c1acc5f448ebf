import { Avatar } from '@emberite/ui-kit/Avatar';
import { Scene } from '@emberite/ui-kit/Scene';
import * as styles from './Photos.module.css';
import type { Profile } from './profiles.ts';

/** The main photo and up to three smaller ones. What is missing leaves no gap. */
export function Photos({
  profile: { name, photos },
  portrait,
}: {
  profile: Pick<Profile, 'name' | 'photos'>;
  portrait: string | undefined;
}) {
  const { main, sub1, sub2, sub3 } = photos;
  const subs = [sub1, sub2, sub3].filter((picture) => picture !== undefined);
  return (
    <div className={styles.photos}>
      <div className={styles.main}>
        <Avatar name={name} src={portrait} size="photo" label={main?.alt ?? name} />
      </div>
      {subs.length > 0 && (
        <ul className={styles.subs}>
          {subs.map(({ motif, alt }) => (
            <li key={motif} className={styles.sub}>
              <Scene motif={motif} label={alt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
