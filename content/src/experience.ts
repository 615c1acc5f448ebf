import type { MomentPicture, Motif, Picture } from './motif.ts';
import type { Price } from './poetryNight.ts';

export type ExperienceId =
  | 'downstream-adventure-class'
  | 'peak-axethrowing'
  | 'mediterranean-cooking-class'
  | 'dance-connection-experience'
  | 'remote-surf-dreams'
  | 'brains-browsers-ideas'
  | 'meal-kit-mastery'
  | 'partner-acrobatics-lift'
  | 'scenic-hike-water-dip'
  | 'poetry-night';

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
  /** Dollars per person. */
  price: number;
  area: string;
  country: string;
  /** The text of the badge. */
  category: string;
  motif: Motif;
  language: string;
  duration: { hours: number; minutes: number };
  /** What the page of its evening says, which every page follows. */
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
