import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, SlidersHorizontal, Users } from '@emberite/ui-kit/Icon';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ProfileCard } from '@emberite/ui-kit/ProfileCard';
import type { ProfileCardProps } from '@emberite/ui-kit/ProfileCard';
import type { ReactNode, Ref } from 'react';
import * as styles from './PeopleView.module.css';

export interface PeopleViewProps {
  /** The people who match the search settings. */
  people: readonly ProfileCardProps[];
  /** Who they are. */
  lead: string;
  /** The place of the first of those that were loaded last, and its ref. */
  more?: { from: number | undefined; ref: Ref<HTMLLIElement> };
  /** How to load more people. */
  children?: ReactNode;
}

/** The grid of people, or what to do if the search settings match nobody. */
export function PeopleView({ people, lead, more, children }: PeopleViewProps) {
  const settings = (
    <ButtonLink
      href="/emberite/peopleFilterSettings"
      variant={people.length > 0 ? 'secondary' : 'primary'}
    >
      <Icon of={SlidersHorizontal} />
      Search settings
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader title="People" lead={lead} actions={people.length > 0 && settings} />
      {people.length > 0 ? (
        <ul className={styles.people}>
          {people.map((person, place) => (
            <li key={person.href} ref={place === more?.from ? more.ref : undefined}>
              <ProfileCard {...person} />
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
