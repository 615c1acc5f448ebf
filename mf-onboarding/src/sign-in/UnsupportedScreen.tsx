import { Button } from '@emberite/ui-kit/Button';
import { Stack } from '@emberite/ui-kit/Stack';
import { CopyLink } from './CopyLink.tsx';
import * as styles from './SignIn.module.css';

export interface UnsupportedScreenProps {
  /** Puts a text on the clipboard. Rejects where the browser refuses that. */
  copy?: (text: string) => Promise<void>;
  onProceed: () => void;
}

/** Some in-app browsers have no clipboard, others refuse it. */
const copyText = async (text: string) => navigator.clipboard.writeText(text);

/** For in-app browsers: how to leave the app, or continue anyway. */
export function UnsupportedScreen({ copy = copyText, onProceed }: UnsupportedScreenProps) {
  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1>Not supported browser</h1>
        <p>Your current browser is not supported; use Chrome, Edge, Safari, Firefox or Opera.</p>
        <p className={styles.quiet}>
          You are inside another app. Its menu usually has an entry such as “Open in browser”. Or
          copy the link and paste it into your browser.
        </p>
      </Stack>
      <Stack>
        <CopyLink copy={copy} />
        <Button variant="secondary" size="large" width="full" onClick={onProceed}>
          Proceed Here Anyway
        </Button>
      </Stack>
    </Stack>
  );
}
