import { brand } from '@emberite/content/brand';
import { poetryNightJoinPath, poetryWaitlistPath } from '@emberite/content/paths';
import { poetrySeasonAt } from '@emberite/content/poetrySeason';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useState } from 'react';
import * as styles from './Welcome.module.css';

/** How to get an invite code, and where to wait without one. */
export function NoCode() {
  const [{ phase }] = useState(() => poetrySeasonAt(Date.now()));
  return (
    <Stack gap="tight" className={styles.noCode}>
      <h2>No invite code?</h2>
      <ul className={styles.ways}>
        <li>Ask a member: each of them can invite you.</li>
        <li>
          {phase === 'after' ? (
            <TextLink href={poetryWaitlistPath}>Wait for the next season of poetry night</TextLink>
          ) : (
            <TextLink href={poetryNightJoinPath}>Register for the poetry night</TextLink>
          )}
          . Registering brings a code.
        </li>
        <li>
          <TextLink href="/waitlist">Join the waiting list</TextLink>, and we write to you when{' '}
          {brand.name} opens where you live.
        </li>
        <li>
          Write to <TextLink href={brand.emailHref}>{brand.email}</TextLink>
        </li>
      </ul>
    </Stack>
  );
}
