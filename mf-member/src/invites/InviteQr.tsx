import { createAction, loadPart } from '@emberite/sdk/action';
import { useForm } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Failure } from '@emberite/ui-kit/Failure';
import type { ComponentType } from 'react';
import { useId, useState } from 'react';
import { inviteLink } from './invites.ts';
import * as styles from './InvitesView.module.css';
import type { QrCodeProps } from './QrCode.tsx';

/** A button that shows the link of an invite as a code to scan, whose encoder is loaded only then. */
export function InviteQr({ code }: { code: string }) {
  const id = useId();
  const [QrCode, setQrCode] = useState<ComponentType<QrCodeProps>>();
  const [opening] = useState(() =>
    createAction(async () => {
      const part = await loadPart(import('./QrCode.tsx'));
      setQrCode(() => part.QrCode);
    }),
  );
  const { progress } = useForm(opening);
  return (
    <>
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={QrCode !== undefined}
          aria-controls={id}
          busy={progress.status === 'busy' ? 'Loading...' : undefined}
          onClick={() => (QrCode ? setQrCode(undefined) : void opening.start())}
        >
          {QrCode ? 'Hide QR code' : 'Show QR code'}
        </Button>
      </div>
      <div id={id} hidden={!QrCode} className={styles.scan}>
        {QrCode && (
          <>
            <QrCode text={inviteLink(code)} label={`QR code of the link with ${code}`} />
            <p>Somebody beside you can scan it with their camera.</p>
          </>
        )}
      </div>
      <Failure of={progress} title="The QR code could not be loaded." />
    </>
  );
}
