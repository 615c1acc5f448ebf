import type { Evening } from '@emberite/contract/groupFields';
import { eveningDay } from './evening.ts';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { Calendar, MapPin, UserRound } from '@emberite/ui-kit/Icon';
import { TextLink } from '@emberite/ui-kit/TextLink';
import * as styles from './Evenings.module.css';

/** When and where an evening is, who hosts, and what they say to the group. */
export function EveningFacts({ evening }: { evening: Evening }) {
  const { hour, timeZone, meetingPlace, mapUrl, host, word } = evening;
  return (
    <>
      <DescriptionList
        items={[
          {
            icon: Calendar,
            name: 'When',
            value: `${eveningDay(evening)} at ${hour}`,
            detail: `Time in ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}`,
          },
          {
            icon: MapPin,
            name: 'Where',
            value: meetingPlace.name,
            detail: (
              <>
                {meetingPlace.address}
                {'. '}
                <TextLink href={mapUrl} newTab="opens in a new tab">
                  Map
                </TextLink>
              </>
            ),
          },
          { icon: UserRound, name: 'Host', value: host },
        ]}
      />
      {word && <blockquote className={styles.word}>{word}</blockquote>}
    </>
  );
}
