import { defaultLocation, locationLabel, metroVancouver } from './locations.ts';
import { labelOf } from './option.ts';
import type { Option } from './option.ts';

const revelstoke = locationLabel(defaultLocation);
const vancouver = locationLabel(metroVancouver);

/**
 * The experiences that a registration for a night out may name, with what the API returns about
 * them, too: their titles and where they take place.
 */
export const nightOutExperiences = [
  { value: 'downstream-adventure-class', label: 'Downstream Adventure Class', area: revelstoke },
  { value: 'peak-axethrowing', label: 'Peak Axe Throwing', area: revelstoke },
  { value: 'mediterranean-cooking-class', label: 'Mediterranean Cooking Class', area: revelstoke },
  { value: 'dance-connection-experience', label: 'Dance Connection Experience', area: revelstoke },
  { value: 'remote-surf-dreams', label: 'Remote Surf Dreams', area: vancouver },
  { value: 'brains-browsers-ideas', label: 'Brains, Browsers & Ideas', area: revelstoke },
  { value: 'meal-kit-mastery', label: 'Meal Kit Mastery', area: revelstoke },
  { value: 'partner-acrobatics-lift', label: 'Partner Acrobatics: The Lift', area: vancouver },
  { value: 'scenic-hike-water-dip', label: 'Scenic Hike & Water Dip', area: revelstoke },
] as const satisfies readonly (Option & { area: string })[];

/** Returns what to know about an experience where no groups form yet; undefined where they do. */
export const areaNotOpen = ({ area }: { area: string }): string | undefined =>
  area === revelstoke
    ? undefined
    : `${area} is not open yet: no group for this forms there so far.`;

/**
 * Returns what a registration is called in a sentence: by the experience that it was started from if
 * there is one, and how many more it names: 'Peak Axe Throwing and 2 more', 'a night out'.
 */
export function registrationName({
  kind,
  experiences,
}: {
  readonly kind: 'night-out' | 'poetry-night';
  readonly experiences: readonly string[];
}): string {
  if (kind === 'poetry-night') return 'poetry night';
  const [first, ...more] = experiences.map((id) => labelOf(nightOutExperiences, id));
  if (first === undefined) return 'a night out';
  return more.length > 0 ? `${first} and ${more.length} more` : first;
}
