import { Badge } from '@emberite/ui-kit/Badge';
import type { Reviewed, Status } from './status.ts';

const tones: Record<Status, 'success' | 'danger' | 'ember' | 'neutral'> = {
  passed: 'success',
  failed: 'danger',
  'changed since': 'ember',
  'not compared': 'neutral',
  'not run': 'neutral',
  none: 'neutral',
};

function story(id: string): string {
  return `./?path=/story/${id}`;
}

/** One kind of test and its status. */
function Line({ what, status }: { what: string; status: Status }) {
  if (status === 'none') return null;
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        <Badge tone={tones[status]}>{status}</Badge>
      </dd>
    </div>
  );
}

function Picture({ name, id }: { name: string; id: string }) {
  return (
    <a className="thumbnail" href={story(id)} target="_top" tabIndex={-1} aria-hidden="true">
      <img src={`./thumbnails/${name}.webp`} alt="" width="360" height="240" loading="lazy" />
    </a>
  );
}

/** A component or page: its picture, test results, stories and users. */
export function ReviewCard({ of }: { of: Reviewed }) {
  const { listed, stories, rendering, accessibility, interaction, visual } = of;
  const { name, usedBy, partOf, unitTests } = listed;
  const shown = stories.find((one) => one.name === 'Matrix') ?? stories[0];
  const users = [...usedBy, ...partOf];
  return (
    <article className="review" aria-label={name}>
      {listed.hasPicture && shown && <Picture name={name} id={shown.id} />}
      <h3>
        {shown ? (
          <a href={story(shown.id)} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <dl className="verdicts">
        <Line what={`Stories, ${stories.length}`} status={rendering} />
        <Line what="Accessibility" status={accessibility} />
        <Line what="Interaction" status={interaction} />
        <Line what="Visual" status={visual} />
        {unitTests > 0 && (
          <div>
            <dt>Unit test files</dt>
            <dd>{unitTests}</dd>
          </div>
        )}
      </dl>
      <p className="users">
        {usedBy.length > 0 && <>Used by {usedBy.join(', ')}. </>}
        {partOf.length > 0 && <>Part of {partOf.join(', ')}.</>}
        {users.length === 0 && visual !== 'none' && 'No page uses it yet.'}
      </p>
      {stories.length > 0 && (
        <details>
          <summary>All stories</summary>
          <ul>
            {stories.map(({ id, name: called, plays, status }) => (
              <li key={id}>
                <a href={story(id)} target="_top">
                  {called}
                </a>
                {plays && ' (plays)'}
                {status === 'failed' && <Badge tone="danger">failed</Badge>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
