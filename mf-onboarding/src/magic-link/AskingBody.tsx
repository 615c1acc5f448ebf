import { Button } from '@emberite/ui-kit/Button';
import { Stack } from '@emberite/ui-kit/Stack';
import * as styles from './MagicLink.module.css';

/** Shows the account the link signs in to, and waits for confirmation. */
export function AskingBody({ email, onVerify }: { email: string; onVerify: () => void }) {
  return (
    <>
      <Stack gap="tight">
        <p>
          This link signs you in as <strong className={styles.email}>{email}</strong>
        </p>
        <p className={styles.quiet}>
          It was not requested in this browser. If you did not request it, close this page.
        </p>
      </Stack>
      <Button size="large" width="full" onClick={onVerify}>
        Continue
      </Button>
    </>
  );
}
