/** Draws avatars of invented people (DiceBear's Open Peeps, CC0), for the remotes that show them. */
import { Avatar, Style } from '@dicebear/core';
import openPeeps from '@dicebear/styles/open-peeps.json' with { type: 'json' };
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ink = '#1c2b2b';
const skins = { fair: '#f3c9a5', tan: '#dfa475', brown: '#b9774a', deep: '#7a4a32' };
/** The colour of the hair and its outline, and of its lights. */
const hairs = {
  black: [ink, '#3b4a4a'],
  brown: ['#5a3a2b', '#7d5540'],
  auburn: ['#93401f', '#c2673a'],
  fair: ['#a8752f', '#e6c07f'],
  grey: ['#6f6c68', '#c4bfb6'],
} as const;
const clothes = {
  ember: '#e8743b',
  pine: '#3f8069',
  plum: '#8a5a7f',
  lake: '#4f8399',
  gold: '#e0a63f',
  cream: '#fff1da',
};
/** Soft versions of the clothes' colours, behind the person. */
const grounds = {
  ember: '#f8dcbf',
  pine: '#d3e3d6',
  plum: '#ecd8df',
  lake: '#d3e4ea',
  gold: '#f7e6bd',
};

/** The fabrics, as a tile of 72 units in which `stroke` and `fill` are the second colour. */
const fabrics = {
  plain: '',
  stripes: '<path d="M0 18h72M0 54h72" stroke-width="16"/>',
  dots: '<circle cx="18" cy="18" r="9" stroke="none"/><circle cx="54" cy="54" r="9" stroke="none"/>',
  check: '<path d="M0 36h72M36 0v72" stroke-width="26" opacity=".55"/>',
};

/** What is worn at the neck, in the colour of the coat or, as `second`, of the fabric. */
const necks = {
  crew: () => '',
  collar: (_: string, second: string) =>
    `<path d="M240 582l-34 24 86 96 98-4Q290 690 240 582ZM524 584l34 24-80 94-88-4Q480 690 524 584Z" fill="${second}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>`,
  turtle: (coat: string) =>
    `<path d="M252 556c10 44 68 68 132 68s116-24 128-70l8 52c-8 78-62 108-130 108s-134-32-144-108Z" fill="${coat}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/><path d="M252 606c20 44 74 62 134 62s112-18 130-62" stroke="${ink}" stroke-width="5" opacity=".5"/>`,
  scarf: (_: string, second: string) =>
    `<path d="M238 562c14 56 82 84 148 84s126-28 138-86c24 28 26 78-2 104-30 34-82 58-136 58s-116-18-146-56c-24-26-24-76-2-104Z" fill="${second}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/><path d="M256 640c30 30 70 44 116 46M470 672c20-8 36-20 46-36" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`,
};

/** What somebody looks like. */
export interface Look {
  head: keyof typeof openPeeps.components.head.variants;
  skin: keyof typeof skins;
  /** Also of a scarf: the colour of clothes. */
  hair: keyof typeof hairs | keyof typeof clothes;
  coat: keyof typeof clothes;
  ground: keyof typeof grounds;
  face: 'smile' | 'smileBig' | 'calm' | 'cheeky' | 'cute' | 'blank';
  glasses?: 'glasses' | 'glasses2' | 'glasses3' | 'glasses4' | 'glasses5';
  beard?:
    | 'chin'
    | 'full'
    | 'full2'
    | 'full3'
    | 'full4'
    | 'goatee1'
    | 'goatee2'
    | 'moustache4'
    | 'moustache9';
  fabric?: readonly [keyof typeof fabrics, keyof typeof clothes];
  neck?: keyof typeof necks;
  /** Earrings, as the colour of clothes. */
  rings?: keyof typeof clothes;
}

/** Returns a look. The later parameters are a smile, and what makes somebody themselves. */
export function look(
  head: Look['head'],
  skin: Look['skin'],
  hair: Look['hair'],
  coat: Look['coat'],
  ground: Look['ground'],
  face: Look['face'],
  more: Pick<Look, 'glasses' | 'beard' | 'fabric' | 'neck' | 'rings'> = {},
): Look {
  return { head, skin, hair, coat, ground, face, ...more };
}

const style = new Style(openPeeps);

/** The author of the style, and its licence, CC0. */
export const licence = openPeeps.meta.license;

/** Replaces the colour of a part's outline, such as that of the hair. */
const outlined = (svg: string, part: string, colour: string) =>
  svg.replace(new RegExp(`<g id="${part}-[^>]*>.*?</g>`, 's'), (group) =>
    group.replaceAll(ink, colour),
  );

/** Returns the colours of somebody's skin and coat. */
export const coloursOf = ({ skin, coat }: Look): [skin: string, coat: string] => [
  skins[skin],
  clothes[coat],
];

/** Returns somebody as SVG. With the face `blank`, there is room for another one. */
export function drawSomebody(name: string, somebody: Look): string {
  const { head, skin, hair, coat, ground, face, glasses, beard, neck = 'crew', rings } = somebody;
  const [fabric, secondName] = somebody.fabric ?? ['plain', coat];
  const [dark, bright] =
    hair in hairs
      ? hairs[hair as keyof typeof hairs]
      : [clothes[hair as keyof typeof clothes], ink];
  const [first, second] = [clothes[coat], clothes[secondName]];
  const avatar = new Avatar(style, {
    seed: name,
    headVariant: head,
    expressionVariant: face,
    inkColor: ink,
    skinColor: skins[skin],
    headContrastColor: bright,
    clothingColor: first,
    backgroundColor: grounds[ground],
    accessoriesVariant: glasses ?? 'glasses',
    accessoriesProbability: glasses ? 100 : 0,
    facialHairVariant: beard ?? 'full',
    facialHairProbability: beard ? 100 : 0,
    maskProbability: 0,
  });
  const tile = `<pattern id="fabric" width="72" height="72" patternUnits="userSpaceOnUse"><rect width="72" height="72" fill="${first}"/><g fill="${second}" stroke="${second}">${fabrics[fabric]}</g></pattern>`;
  const cheeks =
    '<g fill="#e8502b" opacity=".2"><ellipse cx="376" cy="426" rx="32" ry="20"/><ellipse cx="528" cy="420" rx="22" ry="18"/></g>';
  const ring = rings
    ? `<circle cx="262" cy="468" r="13" fill="${clothes[rings]}" stroke="${ink}" stroke-width="6"/>`
    : '';
  const drawn = outlined(outlined(avatar.toString(), 'head', dark), 'facialHair', dark);
  return drawn
    .replace(/<!--.*?-->|<metadata.*<\/metadata>/gs, '')
    .replace(`fill="${first}"`, fabric === 'plain' ? '$&' : 'fill="url(#fabric)"')
    .replace('<defs>', `<defs>${fabric === 'plain' ? '' : tile}`)
    .replace(/<use [^>]*href="#head/, (use) => necks[neck](first, second) + use)
    .replace(/<use [^>]*href="#expression/, (use) => cheeks + ring + use);
}

/** Returns the drawings as SVG, by the name of their file: 'maren.svg'. */
export const drawAvatars = (looks: Readonly<Record<string, Look>>): Map<string, string> =>
  new Map(
    Object.entries(looks).map(([name, somebody]) => [
      `${name}.svg`,
      `${drawSomebody(name, somebody)}\n`,
    ]),
  );

/** Writes the drawings into a folder, in place of the existing ones. */
export function writeAvatars(looks: Readonly<Record<string, Look>>, folder: string): void {
  for (const file of globSync('*.svg', { cwd: folder })) rmSync(join(folder, file));
  for (const [file, svg] of drawAvatars(looks)) writeFileSync(join(folder, file), svg);
}
