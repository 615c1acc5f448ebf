import { Button } from '@emberite/ui-kit/Button';
import { Icon, Plus } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { useEffect, useRef } from 'react';
import { ItemList } from '../settings/ItemList.tsx';
import { ListLoading } from '../settings/ListLoading.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import type { PasskeyRow, PasskeysState } from './passkeys.ts';

export interface PasskeysViewProps {
  state: PasskeysState;
  onLoad: () => void;
  /** Opens and closes the form for a new one. */
  onOpen: () => void;
  onClose: () => void;
  onType: (name: string) => void;
  onAdd: () => void;
  onRemove: (id: string) => void;
}

function List({ rows, onRemove }: { rows: PasskeyRow[]; onRemove: (id: string) => void }) {
  if (rows.length === 0) return <Note>You have no passkeys yet.</Note>;
  return (
    <ItemList>
      {rows.map(({ passkey, removal }) => (
        <PasskeyItem
          key={passkey.id}
          passkey={passkey}
          removal={removal.progress}
          onRemove={() => onRemove(passkey.id)}
        />
      ))}
    </ItemList>
  );
}

/** The passkeys of a member: the list, adding one, and removing one. */
export function PasskeysView(props: PasskeysViewProps) {
  const { state, onLoad, onOpen, onClose, onType, onAdd, onRemove } = props;
  const { loading, rows, adding, form } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = rows?.length;
  const isOpen = adding.status === 'open';

  // What had the focus may be gone: a removed passkey, or the form.
  const shown = useRef({ count, isOpen });
  useEffect(() => {
    const { count: before, isOpen: wasOpen } = shown.current;
    shown.current = { count, isOpen };
    if (wasOpen && !isOpen) button.current?.focus();
    else if (before !== undefined && count !== undefined && count < before)
      heading.current?.focus();
  }, [count, isOpen]);

  return (
    <SettingsSection title="Passkeys" headingRef={heading}>
      <Note>Sign in with your fingerprint, face or screen lock instead of a code.</Note>
      <ListLoading
        of="passkeys"
        progress={loading.progress}
        isLoaded={rows !== null}
        onLoad={onLoad}
      />
      {rows && <List rows={rows} onRemove={onRemove} />}
      {adding.status === 'added' && (
        <Message tone="success">{adding.name} is added. You can sign in with it now.</Message>
      )}
      {rows && isOpen && <AddPasskey {...{ form, onType, onAdd, onClose }} />}
      {rows && !isOpen && (
        <div>
          <Button ref={button} variant="secondary" width="phone" onClick={onOpen}>
            <Icon of={Plus} />
            Add a passkey
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
