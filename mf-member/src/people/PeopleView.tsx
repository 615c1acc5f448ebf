import type { ProfileSummary } from '@emberite/content/profileSummaries';
import { verificationLabels } from '@emberite/content/profileSummaries';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, SlidersHorizontal, Users } from '@emberite/ui-kit/Icon';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ProfileCard } from '@emberite/ui-kit/ProfileCard';
import * as styles from './PeopleView.module.css';

const settingsPath = '/emberite/peopleFilterSettings';

export interface PeopleViewProps {
  people: readonly ProfileSummary[];
  /** The URL of somebody's main photo. */
  photoOf: (person: ProfileSummary) => string | undefined;
  linkTo: (id: string) => string;
}

/** The grid of people, or what to do if the search settings leave nobody. */
export function PeopleView({ people, photoOf, linkTo }: PeopleViewProps) {
  const settings = (
    <ButtonLink href={settingsPath} variant={people.length > 0 ? 'secondary' : 'primary'}>
      <Icon of={SlidersHorizontal} />
      Search settings
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader
        title="People"
        lead="Sample profiles: these people are invented, to show what you will see of each other."
        actions={people.length > 0 && settings}
      />
      {people.length > 0 ? (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <ProfileCard
                href={linkTo(person.id)}
                name={person.name}
                title={person.title}
                photo={photoOf(person)}
                location={person.location.area}
                ageGroup={person.ageGroup}
                verified={
                  person.verificationStatus === 'verified' ? verificationLabels.verified : undefined
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Nobody fits your search"
          picture={<Icon of={Users} size="large" />}
          action={settings}
        >
          Change whom you are looking for, and they will be here.
        </EmptyState>
      )}
    </Page>
  );
}
