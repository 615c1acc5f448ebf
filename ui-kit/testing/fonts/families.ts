/** A local face that is shown until a font is loaded. Its other metrics are computed. */
export interface Fallback {
  /** Name of its family, in `--font-display` or `--font-text`. */
  family: string;
  /** The weights that it is for. If omitted, browsers synthesize a bold face from it. */
  weights?: string;
  /** Full and PostScript names of the face on different systems. */
  local: string[];
  /** Its size in percent of the font's, so that the site's texts take the same space. */
  sizeAdjust: number;
}

/** A font of the site, from the package `@fontsource-variable/NAME`. */
export interface Family {
  name: string;
  family: string;
  /**
   * The lightest and the heaviest weight. Without those that no style uses, a file would be a tenth
   * smaller, but its rounded widths would move letters.
   */
  weights: readonly [number, number];
  fallbacks: Fallback[];
}

/** A file of every family: characters of one of the package's files. */
export interface Part {
  /** Added to the name of the family's file. */
  suffix: string;
  source: 'latin' | 'latin-ext';
  /** Its `unicode-range`. */
  range: string;
}

/**
 * The part that every page loads: what English texts are written with. It does not depend on the
 * texts of the remotes: a text with another letter uses another part, which its page fetches for
 * that.
 */
export const ownPart: Part = {
  suffix: '',
  source: 'latin',
  range: 'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
};

/**
 * All parts: together the Latin letters that members and texts use. Where ranges overlap, browsers use the
 * last part.
 */
export const parts: Part[] = [
  { suffix: '-extended', source: 'latin-ext', range: 'U+100-17F,U+218-21B' },
  {
    suffix: '-accents',
    source: 'latin',
    range: 'U+A1-FF,U+131,U+152-153,U+201A,U+201E,U+2022,U+2039-203A,U+20AC,U+2122,U+2212',
  },
  ownPart,
];

/** The features of the fonts that the styles use, and those that text always needs. */
export const features = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

const times = [
  'Times New Roman Bold',
  'TimesNewRomanPS-BoldMT',
  'Liberation Serif Bold',
  'LiberationSerif-Bold',
];
const dejavu = { serif: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] };

export const families: Family[] = [
  {
    name: 'fraunces',
    family: 'Fraunces',
    weights: [100, 900],
    fallbacks: [
      { family: 'Fraunces Fallback', weights: '400 599', local: times, sizeAdjust: 110.2 },
      { family: 'Fraunces Fallback', weights: '600 900', local: times, sizeAdjust: 111.5 },
      {
        family: 'Fraunces Fallback Noto',
        weights: '400 900',
        local: ['Noto Serif Bold', 'NotoSerif-Bold'],
        sizeAdjust: 95.3,
      },
      {
        family: 'Fraunces Fallback DejaVu',
        weights: '400 599',
        local: dejavu.serif,
        sizeAdjust: 83.5,
      },
      {
        family: 'Fraunces Fallback DejaVu',
        weights: '600 900',
        local: dejavu.serif,
        sizeAdjust: 85.5,
      },
    ],
  },
  {
    name: 'figtree',
    family: 'Figtree',
    weights: [300, 900],
    fallbacks: [
      {
        family: 'Figtree Fallback',
        local: ['Arial', 'Liberation Sans', 'Roboto'],
        sizeAdjust: 101.2,
      },
      {
        family: 'Figtree Fallback DejaVu',
        weights: '400 599',
        local: ['DejaVu Sans', 'DejaVuSans'],
        sizeAdjust: 89.3,
      },
      {
        family: 'Figtree Fallback DejaVu',
        weights: '600 900',
        local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
        sizeAdjust: 81.4,
      },
    ],
  },
];
