import type { GateReport, NavigationEntry } from '@emberite/release/responses';
import { BackLink } from '@emberite/ui-kit/BackLink';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { remotePath } from '../place/place.ts';
import { counted, momentOf } from '../units/units.ts';
import { GatePictures } from './GatePictures.tsx';
import * as styles from './ReportView.module.css';

/** The failures, each with its place and the expectation that failed. */
const failuresIn = ({ failures, pages }: GateReport) => [
  ...failures.map((failure) => ({ where: 'Its files', ...failure })),
  ...pages.flatMap(({ path, who, width, failures: own }) =>
    own.map((failure) => ({ where: `${path} at ${width} px, ${who}`, ...failure })),
  ),
];

/** The entries of a navigation, in order: whose they are and what they open. */
const entriesIn = (entries: NavigationEntry[]) =>
  entries.map(({ label, remote, opens }) => `${label} (${remote}, ${opens})`).join('; ') || 'none';

/** What the gate saw of a release: why it was refused, and every page that it opened. */
export function ReportView({ report }: { report: GateReport }) {
  const { name, release, passed, pages, ms, at, navigation } = report;
  const failures = failuresIn(report);
  const opened = `the gate opened ${counted(pages.length, 'page')} in ${(ms / 1_000).toFixed(1)} s.`;
  return (
    <Page>
      <PageHeader
        eyebrow={<BackLink href={remotePath(name)}>{name}</BackLink>}
        title={passed ? 'Passed the gate' : 'Refused by the gate'}
        lead={`${release}, ${momentOf(at)}: ${opened}`}
      />
      {failures.length > 0 && (
        <Message tone="danger" title={`${counted(failures.length, 'thing')} did not hold`}>
          <ul className={styles.failures}>
            {failures.map(({ where, kind, says }, index) => (
              <li key={index}>
                <strong>{where}</strong>, {kind}: {says}
              </li>
            ))}
          </ul>
        </Message>
      )}
      {navigation && (
        <Message tone="info" title="It changes the navigation">
          <p>Before: {entriesIn(navigation.before)}.</p>
          <p>With it: {entriesIn(navigation.after)}.</p>
        </Message>
      )}
      <section className={styles.section} aria-labelledby="pages">
        <h2 id="pages">Pages</h2>
        <GatePictures report={report} />
      </section>
    </Page>
  );
}
