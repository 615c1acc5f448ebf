import { lasting } from '@emberite/release/responses';
import type { Stay } from '@emberite/release/responses';
import { Badge } from '@emberite/ui-kit/Badge';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { diffPath, remotePath } from '../place/place.ts';
import { counted, momentOf } from '../units/units.ts';
import { GateBadge } from './GateBadge.tsx';
import type { Step } from './moves.ts';
import * as styles from './Steps.module.css';

export interface StepsProps {
  steps: Step[];
  /** Whether each says which package it is about. */
  named?: boolean;
  /** The time now, in ms. */
  now: number;
}

const release = (id: string) => <code className={styles.id}>{id}</code>;

/** What a step did, in words. */
function deed(step: Step) {
  switch (step.kind) {
    case 'published':
      return <>Published {release(step.id)}</>;
    case 'back':
      return <>Back to {release(step.id)}</>;
    case 'gone':
      return 'Taken from the site';
    case 'canary':
      return (
        <>
          Canary {release(step.canary.release)} for {step.canary.percent} %
        </>
      );
    case 'canary-ended':
      return 'Canary ended';
  }
}

/** For how long a release was live, or out as a canary. */
function stayed(kind: Step['kind'], at: string, { until }: Stay, now: number): string {
  const ms = (until ? Date.parse(until) : now) - Date.parse(at);
  const state = kind === 'canary' ? 'out' : 'live';
  return `${until ? 'was ' : ''}${state} for ${lasting(ms)}`;
}

function Broken({ failures }: { failures: number | null }) {
  if (failures === null) return null;
  if (failures === 0) return <Badge tone="pine">No failures</Badge>;
  return <Badge tone="danger">{counted(failures, 'failure')}</Badge>;
}

/** Moves, newest first: what, by whom, when and why, for how long and what it broke. */
export function Steps({ steps, named = false, now }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const { name, number, at, by, why, kind } = step;
        const went = 'stay' in step ? step : null;
        const end = went?.stay?.end;
        return (
          <li key={`${number} ${name} ${kind}`} className={styles.step} data-kind={kind}>
            <div className={styles.what}>
              <p className={styles.deed}>
                {named && (
                  <>
                    <TextLink href={remotePath(name)}>{name}</TextLink>{' '}
                  </>
                )}
                {deed(step)}
              </p>
              {why && <p>{why}</p>}
              {end && (
                <p>
                  Ended by {end.by}
                  {end.why && `: ${end.why}`}
                </p>
              )}
              {went?.stay?.unjudged && <p>{went.stay.unjudged}</p>}
            </div>
            <div className={styles.outcome}>
              {went && (
                <div className={styles.badges}>
                  <GateBadge gate={went.gate} />
                  {went.stay && <Broken failures={went.stay.failures} />}
                </div>
              )}
              <p className={styles.about}>
                <span>
                  <time dateTime={at}>{momentOf(at)}</time> by {by}
                  {went?.stay && `, ${stayed(kind, at, went.stay, now)}`}
                </span>
                {went && 'from' in went && went.from && (
                  <TextLink
                    href={diffPath(name, { from: went.from, to: went.id })}
                    aria-label={`Compare ${went.id} with ${went.from}`}
                  >
                    Compare
                  </TextLink>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
