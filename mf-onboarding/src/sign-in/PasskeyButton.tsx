import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Failure } from '@emberite/ui-kit/Failure';
import { Icon, KeyRound } from '@emberite/ui-kit/Icon';
import { Stack } from '@emberite/ui-kit/Stack';

/** Opens the browser's dialog for passkeys, and says what went wrong. */
export function PasskeyButton({ progress, onClick }: { progress: Progress; onClick: () => void }) {
  return (
    <Stack>
      <Button
        variant="secondary"
        width="full"
        busy={progress.status === 'busy' ? 'Signing in...' : undefined}
        onClick={onClick}
      >
        <Icon of={KeyRound} />
        Sign in with a passkey
      </Button>
      <Failure of={progress} />
    </Stack>
  );
}
