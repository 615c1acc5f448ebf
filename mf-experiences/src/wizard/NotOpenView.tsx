import { ButtonLink } from '@emberite/ui-kit/Button';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import * as styles from './DepositView.module.css';
import { SeeRegistrations, Window } from './DepositView.tsx';
import { placeNotOpen } from './registrationWizard.ts';

/** In place of the steps where groups do not form yet: says why, and asks for nothing. */
export function NotOpenView({ text }: { text: string }) {
  const heading = useHeadingFocus('not open', '');
  const { title, toJourney } = placeNotOpen;
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader headingRef={heading} title={title} lead={text} />
      <Stack direction="row">
        <ButtonLink href="/emberite/journey">{toJourney}</ButtonLink>
        <SeeRegistrations variant="secondary" />
      </Stack>
    </Page>
  );
}
