import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Failure } from '@emberite/ui-kit/Failure';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { useState } from 'react';
import { timeLabel } from '../desk/words.ts';
import { GroupCard } from './GroupCard.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { Proposal } from './proposals.ts';
import { waitingIn } from './proposals.ts';
import * as styles from './Proposals.module.css';

export interface ProposedGroupsProps {
  proposal: Proposal;
  /** Whether the rules that its groups break are those that they break now. */
  isChecked: boolean;
  /** How far making and checking it are. */
  making: Progress;
  checking: Progress;
  onMake: () => void;
  onCheck: () => void;
  onMove: (id: string, to: number | null) => void;
  onConfirm: (index: number) => void;
}

function whyNone({ people, missing, hasDates }: Proposal): string {
  if (people.length === 0) return 'Nobody waits for this here.';
  if (hasDates === false) return 'No day of this month that suits is at least seven days ahead.';
  return `Nothing that fits all rules.${missing.length > 0 ? ' Who is missing is below.' : ''}`;
}

/** Groups that could form: who is in each, which rules it breaks, and who waits on. */
export function ProposedGroups(props: ProposedGroupsProps) {
  const { proposal, isChecked, making, checking, onMake, onCheck, onMove, onConfirm } = props;
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
            onMove(id, to);
          }}
        />
      )
    );
  };
  if (making.status === 'failed') {
    return (
      <ErrorState
        title="We could not propose groups."
        action={<Button onClick={onMake}>Try again</Button>}
      >
        {making.message}
      </ErrorState>
    );
  }
  if (making.status !== 'done') {
    return (
      <SkeletonGroup label="Looking for groups">
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <Failure
        of={checking}
        title="We could not check the groups."
        action={<Button onClick={onCheck}>Check again</Button>}
      />
      {groups.length === 0 && (
        <EmptyState title="No group can form">{whyNone(proposal)}</EmptyState>
      )}
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <GroupCard
            // Its place is its name; only confirming takes one away.
            key={names[index]}
            name={`${names[index]}, ${timeLabel(group.when)}`}
            group={group}
            people={people.filter(({ id }) => group.people.includes(id))}
            isChecked={isChecked}
            isChecking={checking.status === 'busy'}
            onConfirm={() => {
              // The groups after it take other places then: a move is no reason any more to focus a row.
              setMoved(undefined);
              onConfirm(index);
            }}
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
