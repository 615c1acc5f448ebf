import { Button } from '@emberite/ui-kit/Button';
import { Stack } from '@emberite/ui-kit/Stack';
import * as styles from './MagicLink.module.css';

export interface AskingBodyProps {
  email: string;
  onVerify: () => void;
}

/** Says whom the link signs in, and waits for a yes. */
export function AskingBody({ email, onVerify }: AskingBodyProps) {
  return (
    <>
      <Stack gap="tight">
        <p>
          This link signs you in as <strong className={styles.email}>{email}</strong>
        </p>
        <p className={styles.quiet}>
          It was not asked for in this browser. If it was not you who asked, close this page.
        </p>
      </Stack>
      <Button size="large" width="full" onClick={onVerify}>
        Continue
      </Button>
    </>
  );
}
