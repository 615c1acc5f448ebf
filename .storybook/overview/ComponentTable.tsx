import { Badge } from '@emberite/ui-kit/Badge';
import { useEffect, useState } from 'react';
import type { ListedComponent } from './plugin.ts';
import { fetchResults } from './results.ts';
import type { Results } from './results.ts';

const tones = {
  passed: 'success',
  failed: 'danger',
  skipped: 'neutral',
  none: 'neutral',
} as const;

function Outcome({ of, count }: { of: keyof typeof tones | undefined; count?: number }) {
  const words = of ?? 'not run';
  return (
    <Badge tone={of ? tones[of] : 'neutral'}>
      {count === undefined ? words : `${count} ${words}`}
    </Badge>
  );
}

/** Where a story's docs are, from its title. */
function docs(title: string): string {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `./?path=/docs/${id}--docs`;
}

/** Every component, what its tests say, and who uses it. */
export function ComponentTable({ components }: { components: ListedComponent[] }) {
  const [results, setResults] = useState<Results>({});

  useEffect(() => {
    void fetchResults().then(setResults);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region takes focus
    <section className="table" aria-label="All components" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Stories</th>
            <th scope="col">Accessibility</th>
            <th scope="col">Interaction</th>
            <th scope="col">Visual</th>
            <th scope="col">Unit tests</th>
            <th scope="col">Used by</th>
          </tr>
        </thead>
        <tbody>
          {components.map(
            ({ name, title, stories, interactions, unitTests, hasBaseline, usedBy }) => {
              const result = results[name];
              return (
                <tr key={name}>
                  <th scope="row">
                    {title ? (
                      <a href={docs(title)} target="_top">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </th>
                  <td>
                    {title ? <Outcome of={result?.stories} count={stories} /> : 'part of others'}
                  </td>
                  <td>{title && <Outcome of={result?.a11y} />}</td>
                  <td>
                    {interactions > 0 && <Outcome of={result?.interactions} count={interactions} />}
                  </td>
                  <td>{hasBaseline && <Outcome of={result?.visual} />}</td>
                  <td>{unitTests > 0 && unitTests}</td>
                  <td>{usedBy.join(', ')}</td>
                </tr>
              );
            },
          )}
        </tbody>
      </table>
    </section>
  );
}
