import { Stack } from '@emberite/ui-kit/Stack';
import * as text from '../auth-layout/text.module.css';

/** Shown between saving the profile and opening the member area. */
export function Arrived() {
  return (
    <Stack gap="tight" aria-busy="true">
      <h1>You are in!</h1>
      <p className={text.quiet}>Opening your journey.</p>
    </Stack>
  );
}
