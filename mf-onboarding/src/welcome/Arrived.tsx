import { Stack } from '@emberite/ui-kit/Stack';
import * as styles from './Welcome.module.css';

/** The moment between the saved profile and the member area. */
export function Arrived() {
  return (
    <Stack gap="tight" aria-busy="true">
      <h1>You are in!</h1>
      <p className={styles.lead}>Your journey is being opened.</p>
    </Stack>
  );
}
