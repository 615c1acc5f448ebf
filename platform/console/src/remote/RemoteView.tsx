import { lasting } from '@emberite/release/responses';
import type {
  GateReport,
  HistoryEntry,
  Listing,
  ReleaseCount,
  ReleaseSize,
} from '@emberite/release/responses';
import { BackLink } from '@emberite/ui-kit/BackLink';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { HourChart } from '../charts/HourChart.tsx';
import { SizeChart } from '../charts/SizeChart.tsx';
import { GatePictures } from '../gate/GatePictures.tsx';
import { stepsOf } from '../moves/moves.ts';
import { Steps } from '../moves/Steps.tsx';
import { diffPath, home, reportPath } from '../place/place.ts';
import { counted } from '../units/units.ts';
import * as styles from './RemoteView.module.css';

export interface RemoteViewProps {
  name: string;
  /** Undefined if no release of it is live. */
  live: Listing['remotes'][number] | undefined;
  /** Newest first. */
  history: HistoryEntry[];
  sizes: ReleaseSize[];
  /** What the gate saw of the live release; null if there is no report. */
  report: GateReport | null;
  /** Empty if nothing is counted. */
  counts: ReleaseCount[];
  /** The time now, in ms. */
  now: number;
}

/** How many of the gate's pictures it shows. */
const shownPictures = 4;

/** What a release was built from, as far as it is recorded. */
function Sources({
  commit,
  repository,
}: Pick<Listing['remotes'][number], 'commit' | 'repository'>) {
  if (!commit && !repository) return null;
  return (
    <p>
      Built from {commit ? `commit ${commit.slice(0, 8)}` : 'sources'}
      {repository && (
        <>
          {' in '}
          <TextLink href={repository}>{repository.replace('https://', '')}</TextLink>
        </>
      )}
      .
    </p>
  );
}

/** One package: what is live, how large, how well it works, and every move. */
export function RemoteView(props: RemoteViewProps) {
  const { name, live, history, sizes, report, counts, now } = props;
  const steps = stepsOf(history, name);
  const since = live?.move && ` has been live for ${lasting(now - Date.parse(live.move.at))}`;
  return (
    <Page>
      <PageHeader
        eyebrow={<BackLink href={home}>All releases</BackLink>}
        title={name}
        lead={live ? `${live.live}${since ?? ' is live'}.` : 'No release of it is live.'}
        actions={
          sizes.length > 1 && (
            <ButtonLink href={diffPath(name)} variant="secondary">
              Compare releases
            </ButtonLink>
          )
        }
      />
      {live && <Sources commit={live.commit} repository={live.repository} />}
      {live?.canary && (
        <Message tone="info" title={`A canary is out for ${live.canary.percent} % of browsers`}>
          They get {live.canary.release} in place of the live release.
          {live.canary.unjudged && ` ${live.canary.unjudged}.`}
        </Message>
      )}
      {live && (
        <div className={styles.charts}>
          <Card>
            <SizeChart sizes={sizes} live={live.live} />
          </Card>
          {counts.length > 0 && (
            <>
              <Card>
                <HourChart counts={counts} live={live.live} of="views" now={now} />
              </Card>
              <Card>
                <HourChart counts={counts} live={live.live} of="failures" now={now} />
              </Card>
            </>
          )}
        </div>
      )}
      {report && (
        <section className={styles.section} aria-labelledby="gate">
          <h2 id="gate">What the gate saw</h2>
          <GatePictures report={report} most={shownPictures} />
          <p>
            <TextLink href={reportPath(report.id)}>
              {counted(report.pages.length, 'page')} that it opened
            </TextLink>
          </p>
        </section>
      )}
      <section className={styles.section} aria-labelledby="history">
        <h2 id="history">History</h2>
        {steps.length > 0 ? (
          <Steps steps={steps} now={now} />
        ) : (
          <EmptyState headingLevel={3} title="No move of it is stored">
            <p>Old moves are deleted once nobody can go back to them.</p>
          </EmptyState>
        )}
      </section>
    </Page>
  );
}
