import { Button } from '@emberite/ui-kit/Button';
import { CopyButton } from '@emberite/ui-kit/CopyButton';
import { Stack } from '@emberite/ui-kit/Stack';
import * as text from '../auth-layout/text.module.css';

/** For in-app browsers: how to leave the app, or continue anyway. */
export function UnsupportedScreen({ onProceed }: { onProceed: () => void }) {
  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1>Not supported browser</h1>
        <p>Your current browser is not supported; use Chrome, Edge, Safari, Firefox or Opera.</p>
        <p className={text.quiet}>
          You are inside another app. Its menu usually has an entry such as “Open in browser”. Or
          copy the link and paste it into your browser.
        </p>
      </Stack>
      <Stack>
        <CopyButton
          text={() => location.href}
          copied="Link copied"
          fieldLabel="Link to this page"
          size="large"
          width="full"
        >
          Copy link
        </CopyButton>
        <Button variant="secondary" size="large" width="full" onClick={onProceed}>
          Proceed Here Anyway
        </Button>
      </Stack>
    </Stack>
  );
}
