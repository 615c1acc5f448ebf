import type { Progress } from '@emberite/sdk/action';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Failure } from '@emberite/ui-kit/Failure';
import { TriangleAlert } from '@emberite/ui-kit/Icon';
import { IconList } from '@emberite/ui-kit/IconList';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { Table } from '@emberite/ui-kit/Table';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { useState } from 'react';
import { PersonCell } from '../desk/PersonCell.tsx';
import { aboutPerson, dateLabel, timeLabel } from '../desk/words.ts';
import { Menu } from './Menu.tsx';
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

const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

/** How many women and men there are. */
function balance(people: Proposal['people']): string {
  const women = people.filter(({ sex }) => sex === 'female').length;
  return `${counted(women, 'woman', 'women')}, ${counted(people.length - women, 'man', 'men')}.`;
}

const memberCell = (person: Proposal['people'][number]) => <PersonCell person={person} />;

/**
 * Groups that could form: who is in each, which rules it breaks, and who waits on. A group that breaks one cannot be
 * confirmed.
 */
export function ProposedGroups(props: ProposedGroupsProps) {
  const { proposal, isChecked, making, checking, onMake, onCheck, onMove, onConfirm } = props;
  const { groups, people, missing } = proposal;
  const waiting = waitingIn(proposal);
  /** Who was moved last: their menu keeps the focus where they are now. */
  const [moved, setMoved] = useState<string>();
  const names = groups.map((_, index) => `Group ${index + 1}`);
  const found = (ids: readonly string[]) =>
    ids.flatMap((id) => people.find((one) => one.id === id) ?? []);
  /** What somebody is called, with their address if others have the same name. */
  const nameOf = ({ name, email }: Proposal['people'][number]) =>
    people.filter((one) => one.name === name).length > 1 ? `${name} (${email})` : name;
  /** A rule that is broken, and by whom. */
  const aboutRule = ({ message, people: ids }: Proposal['groups'][number]['broken'][number]) => {
    const who = found(ids).map(nameOf).join(', ');
    return who ? `${message} Who: ${who}.` : message;
  };
  const menuIn = (at: number | null) => (person: Proposal['people'][number]) => (
    <Menu
      {...{ of: nameOf(person), names, at }}
      isFocused={moved === person.id}
      onMove={(to) => {
        setMoved(person.id);
        onMove(person.id, to);
      }}
    />
  );
  const table = (shown: Proposal['people'], at: number | null, date?: string) => (
    <Table
      caption={date ? `${balance(shown)} First date: ${dateLabel(date)}.` : balance(shown)}
      columns={[
        { title: 'Member', cell: memberCell },
        { title: 'About', cell: aboutPerson },
        { title: 'Free', cell: ({ availability }) => availability.map(timeLabel).join(', ') },
        { title: 'Group', cell: menuIn(at) },
      ]}
      rows={shown}
      keyOf={({ id }) => id}
    />
  );
  // The button that tries again is gone then.
  useLostFocus(making.status);
  if (making.status === 'failed') {
    return (
      <ErrorState
        title="We could not propose groups."
        action={
          making.remedy ? (
            <ButtonLink href={making.remedy.href}>{making.remedy.label}</ButtonLink>
          ) : (
            <Button onClick={onMake}>Try again</Button>
          )
        }
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
      {groups.map(({ when, people: ids, dates, broken }, index) => {
        // Its place is its name; only confirming takes one away.
        const name = `${names[index]}, ${timeLabel(when)}`;
        return (
          <Card key={names[index]} as="section" aria-label={name} className={styles.group}>
            <h2>{name}</h2>
            <output>
              {isChecked && broken.length > 0 && (
                <div className={styles.broken}>
                  <IconList icon={TriangleAlert} items={broken.map(aboutRule)} />
                </div>
              )}
              {isChecked && broken.length === 0 && <p>It breaks no rule.</p>}
            </output>
            {table(found(ids), index, dates[0])}
            <div>
              <Button
                onClick={() => {
                  // The groups after it take other places then: a move is no reason any more to focus a row.
                  setMoved(undefined);
                  onConfirm(index);
                }}
                // Having met before is the only one that a group may break.
                disabled={broken.some(({ rule }) => rule !== 'met')}
                busy={checking.status === 'busy' ? 'Checking...' : undefined}
              >
                <span>
                  Confirm
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </span>
              </Button>
            </div>
          </Card>
        );
      })}
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
        {waiting.length === 0 ? <p>Nobody else waits for this.</p> : table(waiting, null)}
      </section>
    </>
  );
}
