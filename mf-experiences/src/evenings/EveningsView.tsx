import type { Progress } from '@emberite/sdk/action';
import type { GroupAnswer } from '@emberite/contract/groupFields';
import type { Registration } from '@emberite/contract/registration';
import type { Loaded } from '@emberite/sdk/resource';
import { waitsAfter } from './evening.ts';
import type { Evenings } from './evening.ts';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import { EveningCard } from './EveningCard.tsx';
import { useAnswers } from './useAnswers.ts';
import * as styles from './Evenings.module.css';

export interface EveningsViewProps {
  loaded: Loaded<Evenings>;
  /** The time in milliseconds. */
  now: number;
  /** What the member is registered for. */
  registrations: readonly Pick<Registration, 'kind'>[];
  answering: Progress;
  onLoad: () => void;
  onAnswer: (id: string, answer: GroupAnswer) => void;
}

/** The evenings that the member was asked for; nothing if there are none. */
export function EveningsView(props: EveningsViewProps) {
  const { loaded, now, registrations, answering, onLoad, onAnswer } = props;
  const { given, buttonOf } = useAnswers('coming', answering, onAnswer);
  if (loaded.status === 'ready' && loaded.value.length === 0) return null;
  return (
    <section id="evenings" className={styles.section} aria-labelledby="evenings-title">
      <h2 id="evenings-title">My evenings</h2>
      <Loadable
        of="your evenings"
        loaded={loaded}
        onRetry={onLoad}
        headingLevel={3}
        skeleton={<Skeleton shape="card" />}
      >
        {(evenings) =>
          evenings.map((evening) => (
            <EveningCard
              key={evening.id}
              {...{ evening, now }}
              isWaiting={waitsAfter(evening, registrations, evenings, now)}
              answering={(given.id ?? evening.id) === evening.id ? answering : { status: 'idle' }}
              buttonOf={(answer) => buttonOf(evening.id, answer)}
            />
          ))
        }
      </Loadable>
    </section>
  );
}
