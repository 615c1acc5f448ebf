import { ButtonLink } from '@emberite/ui-kit/Button';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import * as styles from './DepositView.module.css';
import { SeeRegistrations, Window } from './DepositView.tsx';

/** In place of the steps where groups do not form yet: says why, and asks for nothing. */
export function NotOpenView({ text }: { text: string }) {
  const heading = useHeadingFocus('not open', '');
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader headingRef={heading} title="Not open yet" lead={text} />
      <Stack direction="row">
        <ButtonLink href="/emberite/journey">To my journey</ButtonLink>
        <SeeRegistrations variant="secondary" />
      </Stack>
    </Page>
  );
}
