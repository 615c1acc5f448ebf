/** Draws avatars of invented people (DiceBear's Open Peeps, CC0), for the remotes that show them. */
import { Avatar, Style } from '@dicebear/core';
import openPeeps from '@dicebear/styles/open-peeps.json' with { type: 'json' };
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ink = '#1c2b2b';
const skins = { fair: '#f3c9a5', tan: '#dfa475', brown: '#b9774a', deep: '#7a4a32' };
const hairs = {
  black: ink,
  brown: '#5a3a2b',
  auburn: '#9a4a26',
  fair: '#d9b06f',
  grey: '#b9b4ab',
};
const clothes = {
  ember: '#e8743b',
  pine: '#3f8069',
  plum: '#8a5a7f',
  lake: '#4f8399',
  gold: '#e0a63f',
};
/** Soft versions of the clothes' colours, behind the person. */
const grounds = {
  ember: '#f8dcbf',
  pine: '#d3e3d6',
  plum: '#ecd8df',
  lake: '#d3e4ea',
  gold: '#f7e6bd',
};

/** What somebody looks like. */
export interface Look {
  head: keyof typeof openPeeps.components.head.variants;
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  coat: keyof typeof clothes;
  ground: keyof typeof grounds;
  face: 'smile' | 'smileBig' | 'calm' | 'cheeky' | 'cute';
  glasses?: 'glasses' | 'glasses2' | 'glasses3' | 'glasses5';
  beard?: 'full' | 'full2' | 'full4' | 'goatee2' | 'moustache4' | 'moustache9';
}

/** Returns a look. The later parameters are a smile, and glasses or a beard. */
export function look(
  head: Look['head'],
  skin: Look['skin'],
  hair: Look['hair'],
  coat: Look['coat'],
  ground: Look['ground'],
  face: Look['face'],
  more: Pick<Look, 'glasses' | 'beard'> = {},
): Look {
  return { head, skin, hair, coat, ground, face, ...more };
}

const style = new Style(openPeeps);

/** The author of the style, and its licence, CC0. */
export const licence = openPeeps.meta.license;

/** Returns the drawings as SVG, by the name of their file: 'maren.svg'. */
export const drawAvatars = (looks: Readonly<Record<string, Look>>): Map<string, string> =>
  new Map(
    Object.entries(looks).map(
      ([name, { head, skin, hair, coat, ground, face, glasses, beard }]) => {
        const avatar = new Avatar(style, {
          seed: name,
          headVariant: head,
          expressionVariant: face,
          inkColor: ink,
          skinColor: skins[skin],
          headContrastColor: hairs[hair],
          clothingColor: clothes[coat],
          backgroundColor: grounds[ground],
          accessoriesVariant: glasses ?? 'glasses',
          accessoriesProbability: glasses ? 100 : 0,
          facialHairVariant: beard ?? 'full',
          facialHairProbability: beard ? 100 : 0,
          maskProbability: 0,
        });
        return [`${name}.svg`, `${avatar.toString()}\n`];
      },
    ),
  );

/** Writes the drawings into a folder, in place of the existing ones. */
export function writeAvatars(looks: Readonly<Record<string, Look>>, folder: string): void {
  for (const file of globSync('*.svg', { cwd: folder })) rmSync(join(folder, file));
  for (const [file, svg] of drawAvatars(looks)) writeFileSync(join(folder, file), svg);
}
