import { lasting } from '@emberite/release/responses';
import type { HistoryEntry, Listing } from '@emberite/release/responses';
import { Badge } from '@emberite/ui-kit/Badge';
import { Card } from '@emberite/ui-kit/Card';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { GateBadge } from '../moves/GateBadge.tsx';
import { stepsOf } from '../moves/moves.ts';
import { Steps } from '../moves/Steps.tsx';
import { remotePath } from '../place/place.ts';
import { counted, momentOf } from '../units/units.ts';
import * as styles from './OverviewView.module.css';

export interface OverviewViewProps {
  listing: Listing;
  history: HistoryEntry[];
  /** The time now, in ms. */
  now: number;
}

/** The maximum number of moves that it shows. */
const mostSteps = 10;

function Live({ live, now }: { live: Listing['remotes'][number]; now: number }) {
  const { name, live: id, commit, move, gate, canary } = live;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h2>
          <TextLink href={remotePath(name)}>{name}</TextLink>
        </h2>
        {canary && <Badge tone="ember">Canary for {canary.percent} %</Badge>}
        {canary?.unjudged && <span className={styles.quiet}>{canary.unjudged}</span>}
      </div>
      <div className={styles.release}>
        <code>{id}</code>
        {commit && <span className={styles.quiet}>commit {commit.slice(0, 8)}</span>}
      </div>
      <div className={styles.since}>
        {move ? (
          <>
            <span>Live for {lasting(now - Date.parse(move.at))}</span>
            <span className={styles.quiet}>
              since <time dateTime={move.at}>{momentOf(move.at)}</time> by {move.by}
            </span>
          </>
        ) : (
          <span className={styles.quiet}>Live for longer than the history goes back</span>
        )}
      </div>
      <div className={styles.why}>
        {move?.why && <span>{move.why}</span>}
        <GateBadge gate={gate} />
      </div>
    </li>
  );
}

/** What is live, since when and by whom, and the last moves. */
export function OverviewView({ listing, history, now }: OverviewViewProps) {
  const { remotes } = listing;
  const steps = stepsOf(history).slice(0, mostSteps);
  return (
    <Page>
      <PageHeader
        title="Releases"
        lead={`${counted(remotes.length, 'package')} of this site that you may see, and what happened to them last.`}
      />
      {remotes.length === 0 ? (
        <EmptyState title="Nothing is live yet">
          <p>What your team publishes is listed here, with who made it live when and why.</p>
        </EmptyState>
      ) : (
        <Card padding="none">
          <ul className={styles.rows}>
            {remotes.map((live) => (
              <Live key={live.name} live={live} now={now} />
            ))}
          </ul>
        </Card>
      )}
      {steps.length > 0 && (
        <section className={styles.section} aria-labelledby="moves">
          <h2 id="moves">Latest moves</h2>
          <Steps steps={steps} named now={now} />
        </section>
      )}
    </Page>
  );
}
