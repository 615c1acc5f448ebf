import { videosPath } from '@emberite/content/paths';
import type { Evenings } from './evening.ts';
import { Avatar } from '@emberite/ui-kit/Avatar';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { Video } from '@emberite/ui-kit/Video';
import * as styles from './Evenings.module.css';

/** Who else comes: how many, and the names and videos of those whom the member may see. */
export function Company({ company }: Pick<Evenings[number], 'company'>) {
  if (!company) return null;
  const { size, coming, access, people } = company;
  return (
    <section aria-label="Who is coming" className={styles.company}>
      <h4>Who is coming</h4>
      <p>
        {coming} of {size} people have said yes.{' '}
        {access === 'not-yet' && 'You see each other once members can see each other.'}
        {access === 'upload-first' && (
          <>
            You see the others once you have <TextLink href={videosPath}>uploaded a video</TextLink>{' '}
            yourself.
          </>
        )}
      </p>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ id, name, videos: [video] }) => (
            <li key={id}>
              {video ? (
                <Video
                  video={{
                    src: video.videoUrl,
                    poster: video.thumbnailUrl,
                    captions: video.captions,
                  }}
                  label={`A video of ${name}`}
                />
              ) : (
                <Avatar name={name} size="large" />
              )}
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
