import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Failure } from '@emberite/ui-kit/Failure';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { useState } from 'react';
import { Desk } from '../desk/Desk.tsx';
import { timeLabel } from '../desk/words.ts';
import { Filters } from '../list/Filters.tsx';
import type { FiltersProps } from '../list/Filters.tsx';
import { GroupCard } from './GroupCard.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { Proposal } from './proposals.ts';
import { waitingIn } from './proposals.ts';
import * as styles from './Proposals.module.css';

export interface ProposalsViewProps extends Pick<FiltersProps, 'filters' | 'chosen' | 'onChoose'> {
  /** The proposal, and how far making and checking it are; null until everything is chosen. */
  shown: { proposal: Proposal; making: Progress; checking: Progress } | null;
  onMake?: () => void;
  onCheck?: () => void;
  onMove?: (id: string, to: number | null) => void;
  onConfirm?: (index: number) => void;
}

/** Groups that could form: who is in each, which rules it breaks, and who waits on. */
export function ProposalsView(props: ProposalsViewProps) {
  const { filters, chosen, onChoose, shown, onMake } = props;
  return (
    <Desk
      at="/desk/proposals"
      lead="Groups that could form from the people who wait. Nothing is stored before you confirm one."
    >
      <Filters {...{ filters, chosen, onChoose }} placeholder="Choose" />
      {!shown && <p>Choose an experience, a place and a month.</p>}
      {shown?.making.status === 'busy' && (
        <SkeletonGroup label="Looking for groups">
          <Skeleton shape="card" />
        </SkeletonGroup>
      )}
      {shown?.making.status === 'failed' && (
        <ErrorState
          title="We could not propose groups."
          action={<Button onClick={onMake}>Try again</Button>}
        >
          {shown.making.message}
        </ErrorState>
      )}
      {shown?.making.status === 'done' && <Groups {...props} {...shown} />}
    </Desk>
  );
}

type GroupsProps = Pick<ProposalsViewProps, 'onCheck' | 'onMove' | 'onConfirm'> &
  NonNullable<ProposalsViewProps['shown']>;

function Groups({ proposal, checking, onCheck, onMove, onConfirm }: GroupsProps) {
  const { groups, people, missing } = proposal;
  const waiting = waitingIn(proposal);
  /** Who was moved last: their menu keeps the focus where they are now. */
  const [moved, setMoved] = useState<string>();
  const names = groups.map((_, index) => `Group ${index + 1}`);
  const row = (id: string, at: number | null) => {
    const person = people.find((one) => one.id === id);
    return (
      person && (
        <PersonRow
          key={id}
          {...{ person, names, at }}
          isFocused={moved === id}
          onMove={(to) => {
            setMoved(id);
            onMove?.(id, to);
          }}
        />
      )
    );
  };
  return (
    <>
      <Failure
        of={checking}
        title="We could not check the groups."
        action={<Button onClick={onCheck}>Check again</Button>}
      />
      {groups.length === 0 && (
        <EmptyState title="No group can form">
          Nothing that fits all rules. Who is missing is below.
        </EmptyState>
      )}
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <GroupCard
            // Its place is its name; only confirming takes one away.
            key={names[index]}
            name={`${names[index]}, ${timeLabel(group.when)}`}
            group={group}
            people={people.filter(({ id }) => group.people.includes(id))}
            isChecking={checking.status === 'busy'}
            onConfirm={() => onConfirm?.(index)}
          >
            {group.people.map((id) => row(id, index))}
          </GroupCard>
        ))}
      </div>
      {missing.length > 0 && (
        <section aria-labelledby="missing" className={styles.section}>
          <h2 id="missing">Who is missing</h2>
          <ul>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="waiting" className={styles.section}>
        <h2 id="waiting">Still waiting</h2>
        {waiting.length === 0 && <p>Nobody else waits for this.</p>}
        <ul className={styles.rows}>{waiting.map(({ id }) => row(id, null))}</ul>
      </section>
    </>
  );
}
