import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Icon, LogOut } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { useEffect, useRef } from 'react';
import { ItemList } from '../settings/ItemList.tsx';
import { ListLoading } from '../settings/ListLoading.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { SessionItem } from './SessionItem.tsx';
import type { SessionsState } from './sessions.ts';

export interface SessionsViewProps {
  state: SessionsState;
  /** The progress of signing out everywhere. */
  leaving: Progress;
  onLoad: () => void;
  onEnd: (id: string) => void;
  onSignOutEverywhere: () => void;
}

/** The sessions of a member: the list, ending one, and ending all. */
export function SessionsView(props: SessionsViewProps) {
  const { state, leaving, onLoad, onEnd, onSignOutEverywhere } = props;
  const { loading, rows } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const count = rows?.length ?? 0;

  // The pressed button is gone with its session.
  const shown = useRef(count);
  useEffect(() => {
    if (count < shown.current) heading.current?.focus();
    shown.current = count;
  }, [count]);

  return (
    <SettingsSection title="Where you are signed in" headingRef={heading}>
      <Note>End a session that you do not recognize or no longer need.</Note>
      <ListLoading
        of="sessions"
        progress={loading.progress}
        isLoaded={rows !== null}
        onLoad={onLoad}
      />
      {rows && (
        <ItemList>
          {rows.map(({ session, ending }) => (
            <SessionItem
              key={session.id}
              session={session}
              ending={ending.progress}
              onEnd={() => onEnd(session.id)}
            />
          ))}
        </ItemList>
      )}
      {leaving.status === 'failed' && (
        <Message tone="danger" title="You are still signed in everywhere." remedy={leaving.remedy}>
          {leaving.message}
        </Message>
      )}
      <div>
        <Button
          variant="secondary"
          width="phone"
          busy={leaving.status === 'busy' ? 'Signing Out Everywhere...' : undefined}
          onClick={onSignOutEverywhere}
        >
          <Icon of={LogOut} />
          Sign Out Everywhere
        </Button>
      </div>
    </SettingsSection>
  );
}
