import type { LandingTypePage } from '@emberite/content/landingSections';
import { Calendar, Clock, Info, Mountain, Users } from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import type { Fact } from '../booking/Facts.tsx';

/** By the label of the fact. */
const icons: Readonly<Record<string, IconShape>> = {
  Group: Users,
  When: Calendar,
  Level: Mountain,
  Notice: Clock,
};

/** Returns the facts of a kind of evening, with icons. */
export const factsOf = (facts: LandingTypePage['facts']): Fact[] =>
  facts.map(({ label, value }) => ({ icon: icons[label] ?? Info, name: label, value }));
