import { Calendar, EyeOff, Flame, Mountain, Users, Video } from '@emberite/ui-kit/Icon';
import { Section } from '@emberite/ui-kit/Section';
import { SignList } from '../section/SignList.tsx';
import { landingPage } from './landingPage.ts';

const { heading, intro, reasons } = landingPage.why;

/** In the order of the reasons: do something, groups, secrecy, videos, full groups, hosts. */
const icons = [Flame, Users, EyeOff, Video, Calendar, Mountain];

/** Why it works, in six reasons. */
export function Reasons() {
  return (
    <Section heading={heading} lead={intro} layout="beside">
      <SignList items={reasons} icons={icons} />
    </Section>
  );
}
