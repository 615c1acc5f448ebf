import type { Description } from '@emberite/ui-kit/DescriptionList';
import { Calendar, Clock, Info, Mountain, Users } from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import type { LandingTypePage } from './landingSections.ts';

/** By the label of the fact. */
const icons: Readonly<Record<string, IconShape>> = {
  Group: Users,
  When: Calendar,
  Level: Mountain,
  Notice: Clock,
};

/** Gives the facts of a kind of evening their icons. */
export const withIcons = (facts: LandingTypePage['facts']): Description[] =>
  facts.map(({ label, value }) => ({ icon: icons[label] ?? Info, name: label, value }));
