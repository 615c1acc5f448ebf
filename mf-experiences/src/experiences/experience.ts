import type { nightOutExperiences } from '@emberite/content/experiences';
import type { Price } from '@emberite/content/price';
import type { MomentName } from '@emberite/ui-kit/Moment';
import type { SceneMotif } from '@emberite/ui-kit/Scene';

/** An experience that a registration for a night out may name. Poetry night has its own. */
export type NightOutExperience = (typeof nightOutExperiences)[number]['value'];

export type ExperienceId = NightOutExperience | 'poetry-night';

/**
 * The video beside a host. `file` is the URL of a greeting we serve, with captions beside it, and
 * `embed` that of another site's player. A `loop` is a silent drawing of the day, which the
 * experience's own page has.
 */
export type HostVideo = { kind: 'file' | 'embed'; src: string } | { kind: 'loop'; alt: string };

/** The person who designs and runs an experience. */
interface Host {
  name: string;
  /** Seed of the drawn avatar. */
  avatar: string;
  bio: string;
  video?: HostVideo;
}

/** An illustration from the kit, and what it shows. */
export interface Picture {
  motif: SceneMotif;
  alt: string;
}

/** A picture beside the one of an activity. */
export interface MomentPicture {
  moment: MomentName;
  alt: string;
}

/** A short note with its own heading, such as what to wear. */
interface Note {
  title: string;
  text: string;
}

/** One experience of the catalogue with everything its page shows. */
export interface Experience {
  id: ExperienceId;
  title: string;
  subtitle: string;
  /** Canadian dollars per person. */
  price: number;
  area: string;
  country: string;
  /** The text of the badge. */
  category: string;
  language: string;
  duration: { hours: number; minutes: number };
  /** The facts on the page of its evening, which all pages use. */
  evening?: { price: Price; duration: string };
  participants: { min: number; max: number };
  location: { name: string; address: string };
  /** Paragraphs of the About section. */
  whatToExpect: readonly string[];
  requiredLevel: string;
  notes: readonly Note[];
  whatsIncluded: readonly string[];
  host: Host;
  /** The host's advice before the day. */
  hostMessages: readonly string[];
  image: Picture;
  images: { midTop: MomentPicture; midBottom: MomentPicture; last: MomentPicture };
}
