import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, SlidersHorizontal, Users } from '@emberite/ui-kit/Icon';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ProfileCard } from '@emberite/ui-kit/ProfileCard';
import type { ReactNode } from 'react';
import type { PersonCard } from './cards.ts';
import * as styles from './PeopleView.module.css';
import { memberProfileLink, verificationLabels } from './profileSummaries.ts';

const settingsPath = '/emberite/peopleFilterSettings';

export interface PeopleViewProps {
  /** The people who match the search settings. */
  people: readonly PersonCard[];
  /** Who they are. */
  lead: string;
  /** How to load more people. */
  children?: ReactNode;
}

/** The grid of people, or what to do if the search settings match nobody. */
export function PeopleView({ people, lead, children }: PeopleViewProps) {
  const settings = (
    <ButtonLink href={settingsPath} variant={people.length > 0 ? 'secondary' : 'primary'}>
      <Icon of={SlidersHorizontal} />
      Search settings
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader title="People" lead={lead} actions={people.length > 0 && settings} />
      {people.length > 0 ? (
        <ul className={styles.people}>
          {people.map(({ id, place, isVerified, ...card }) => (
            <li key={id}>
              <ProfileCard
                {...card}
                href={memberProfileLink(id)}
                location={place}
                verified={isVerified ? verificationLabels.verified : undefined}
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
      {children}
    </Page>
  );
}
