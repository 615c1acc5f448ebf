import { ButtonLink } from '@emberite/ui-kit/Button';
import { useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { SeeRegistrations, WindowPage } from './DepositView.tsx';

/** In place of the steps where groups do not form yet: says why, and asks for nothing. */
export function NotOpenView({ text }: { text: string }) {
  const heading = useHeadingFocus('not open', '');
  return (
    <WindowPage headingRef={heading} title="Not open yet" lead={text}>
      <Stack direction="row">
        <ButtonLink href="/emberite/journey">To my journey</ButtonLink>
        <SeeRegistrations variant="secondary" />
      </Stack>
    </WindowPage>
  );
}
