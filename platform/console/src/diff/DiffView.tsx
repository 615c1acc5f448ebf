import type { Release } from '@emberite/release/responses';
import { BackLink } from '@emberite/ui-kit/BackLink';
import { Badge } from '@emberite/ui-kit/Badge';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { SelectField } from '@emberite/ui-kit/SelectField';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Numbers } from '../charts/Numbers.tsx';
import { diffPath, remotePath } from '../place/place.ts';
import { kilobytes, moreKilobytes } from '../units/units.ts';
import { diff } from './diff.ts';
import type { Diff } from './diff.ts';
import * as styles from './DiffView.module.css';

export interface DiffViewProps {
  name: string;
  /** The releases to choose from, newest first. */
  ids: string[];
  /** Id of the live one; undefined if none is. */
  live: string | undefined;
  /** Null if there is none. */
  releases: { from: Release; to: Release } | null;
}

const tones = { added: 'success', removed: 'danger', changed: 'neutral' } as const;

function Part({ title, none, children }: { title: string; none: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children ?? <p className={styles.quiet}>{none}</p>}
    </Card>
  );
}

/** The same, with a list. */
function ListPart({ children, ...part }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Part {...part}>
      {children.length > 0 ? <ul className={styles.list}>{children}</ul> : null}
    </Part>
  );
}

function Bytes({ bytes }: Pick<Diff, 'bytes'>) {
  const sum = (side: 'from' | 'to') => bytes.reduce((all, one) => all + one[side], 0);
  const rows = [...bytes, { kind: 'All files', from: sum('from'), to: sum('to') }];
  return (
    <Numbers
      name="Bytes: table"
      heads={['With brotli', 'Before', 'After', 'Change']}
      rows={rows.map(({ kind, from, to }) => ({
        label: kind,
        numbers: [kilobytes(from), kilobytes(to), moreKilobytes(to - from)],
      }))}
      summed
    />
  );
}

/** Added and removed names, each with a mark that is also a word for screen readers. */
function Changes(changes: { added: string[]; removed: string[] }) {
  return (
    <span className={styles.badges}>
      {(['added', 'removed'] as const).flatMap((change) =>
        changes[change].map((name) => (
          <Badge key={name} tone={tones[change]}>
            {change} {name}
          </Badge>
        )),
      )}
    </span>
  );
}

function Parts({ from, to }: { from: Release; to: Release }) {
  const { routes, uses, shared, bytes } = diff(from, to);
  return (
    <div className={styles.parts}>
      <Part title="Bytes" none="Neither has files.">
        {bytes.length > 0 ? <Bytes bytes={bytes} /> : null}
      </Part>
      <ListPart title="Routes" none="Both have the same.">
        {routes.map((route) => (
          <li key={route.path}>
            <code>{route.path}</code>{' '}
            <Badge tone={tones[route.change]}>
              {route.change === 'changed' ? `changed: ${route.fields.join(', ')}` : route.change}
            </Badge>
          </li>
        ))}
      </ListPart>
      <ListPart title="Used exports" none="Both use the same exports of shared modules.">
        {uses.map(({ module, ...changes }) => (
          <li key={module}>
            <code>{module}</code> <Changes {...changes} />
          </li>
        ))}
      </ListPart>
      <ListPart title="Shared versions" none="Both have the same.">
        {shared.map((one) => (
          <li key={one.module}>
            <code>{one.module}</code> {one.from ?? 'none'} → {one.to ?? 'none'}
          </li>
        ))}
      </ListPart>
    </div>
  );
}

/** Two releases side by side: what was added, removed and changed. */
export function DiffView({ name, ids, live, releases }: DiffViewProps) {
  const [from, setFrom] = useState(releases?.from.id ?? '');
  const [to, setTo] = useState(releases?.to.id ?? '');
  const options = ids.map((id) => ({ value: id, label: id === live ? `${id} (live)` : id }));
  return (
    <Page>
      <PageHeader
        eyebrow={<BackLink href={remotePath(name)}>{name}</BackLink>}
        title="Compare releases"
      />
      {!releases || ids.length < 2 ? (
        <EmptyState title="There is nothing to compare yet">
          <p>Publish a second release of {name} first.</p>
        </EmptyState>
      ) : (
        <>
          <form action={diffPath(name)} className={styles.choice}>
            <SelectField
              label="Before"
              name="from"
              options={options}
              value={from}
              onChange={setFrom}
            />
            <SelectField label="After" name="to" options={options} value={to} onChange={setTo} />
            <Button type="submit">Compare</Button>
          </form>
          {releases.from.id === releases.to.id ? (
            <EmptyState title="These are one and the same release">
              <p>Choose another one to see what has changed.</p>
            </EmptyState>
          ) : (
            <Parts {...releases} />
          )}
        </>
      )}
    </Page>
  );
}
