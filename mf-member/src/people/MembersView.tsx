import type { Progress } from '@emberite/sdk/action';
import type { Loaded } from '@emberite/sdk/resource';
import { Button } from '@emberite/ui-kit/Button';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Failure } from '@emberite/ui-kit/Failure';
import { Page, PageHeader, useLostFocus } from '@emberite/ui-kit/Page';
import { useState } from 'react';
import { memberCard } from './cards.ts';
import { openTo } from './filters.ts';
import type { Filters } from './filters.ts';
import { NobodyYet, UploadFirst } from './NobodyYet.tsx';
import type { People } from './people.ts';
import { PeopleView } from './PeopleView.tsx';

export interface MembersViewProps {
  list: Loaded<People>;
  /** Loading more of them. */
  more: Progress;
  filters: Filters;
  onLoad: () => void;
  onMore: () => void;
}

/** The members whom the search settings include, or why there are none. */
export function MembersView({ list, more, filters, onLoad, onMore }: MembersViewProps) {
  const [known, setKnown] = useState<number>();
  // The last of them take the button away that asked for more.
  const ref = useLostFocus<HTMLLIElement>(list.status === 'ready' && list.value.next);
  if (list.status !== 'ready') {
    return (
      <Page>
        <PageHeader title="People" />
        <Loadable of="the people" loaded={list} onRetry={onLoad}>
          {() => null}
        </Loadable>
      </Page>
    );
  }
  const { access, people, next } = list.value;
  if (access === 'upload-first') return <UploadFirst />;
  if (people.length === 0) return <NobodyYet />;
  const cards = openTo(filters, people).map(memberCard);
  return (
    <PeopleView
      people={cards}
      more={{ from: known, ref }}
      lead="Members you can see, the newest first."
    >
      <Failure of={more} title="We could not load more people." />
      {next !== null && (
        <div>
          <Button
            variant="secondary"
            width="phone"
            busy={more.status === 'busy' ? 'Loading more...' : undefined}
            onClick={() => {
              setKnown(cards.length);
              onMore();
            }}
          >
            Show more
          </Button>
        </div>
      )}
    </PeopleView>
  );
}
