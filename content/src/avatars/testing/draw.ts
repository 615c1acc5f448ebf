/**
 * Draws the avatars of hosts and sample people: `node content/src/avatars/testing/draw.ts`, after a
 * change of `looks` or of the package that draws. A test says when the files are not current.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Avatar, Style } from '@dicebear/core';
import openPeeps from '@dicebear/styles/open-peeps.json' with { type: 'json' };

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

interface Look {
  head: keyof typeof openPeeps.components.head.variants;
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  coat: keyof typeof clothes;
  ground: keyof typeof grounds;
  face: 'smile' | 'smileBig' | 'calm' | 'cheeky' | 'cute';
  glasses?: 'glasses' | 'glasses2' | 'glasses3' | 'glasses5';
  beard?: 'full' | 'full2' | 'full4' | 'goatee2' | 'moustache4' | 'moustache9';
}

const looks: Record<'hosts' | 'people', Record<string, Look>> = {
  hosts: {
    maren: look('bun2', 'fair', 'fair', 'lake', 'gold', 'smile'),
    dario: look('short4', 'tan', 'black', 'ember', 'pine', 'smileBig', { beard: 'full2' }),
    elena: look('medium2', 'tan', 'brown', 'plum', 'gold', 'smileBig'),
    ilya: look('pomp', 'fair', 'brown', 'pine', 'plum', 'smile'),
    tomas: look('twists2', 'tan', 'fair', 'gold', 'lake', 'cheeky'),
    priya: look('longBangs', 'brown', 'black', 'ember', 'plum', 'smile', { glasses: 'glasses2' }),
    jonas: look('short2', 'fair', 'auburn', 'pine', 'ember', 'calm', { beard: 'full4' }),
    noor: look('hijab', 'brown', 'black', 'plum', 'lake', 'smile'),
    kaia: look('mediumBangs', 'fair', 'auburn', 'lake', 'pine', 'calm'),
    wren: look('grayBun', 'fair', 'grey', 'ember', 'lake', 'calm', { glasses: 'glasses' }),
    kenji: look('short5', 'tan', 'black', 'plum', 'ember', 'cheeky'),
    amara: look('afro', 'deep', 'black', 'gold', 'plum', 'smileBig'),
    camila: look('longCurly', 'brown', 'black', 'pine', 'gold', 'smile'),
    anouk: look('bangs', 'fair', 'brown', 'gold', 'pine', 'cute'),
  },
  people: {
    maya: look('medium3', 'tan', 'auburn', 'ember', 'gold', 'smile'),
    theo: look('short1', 'fair', 'brown', 'pine', 'lake', 'calm', { beard: 'full' }),
    leila: look('hijab', 'tan', 'black', 'lake', 'ember', 'smile'),
    jun: look('short3', 'tan', 'black', 'gold', 'plum', 'cheeky', { glasses: 'glasses3' }),
    lucia: look('long', 'brown', 'black', 'plum', 'pine', 'smileBig'),
    elias: look('noHair1', 'fair', 'fair', 'lake', 'gold', 'smile', { beard: 'moustache9' }),
    anika: look('bun', 'brown', 'black', 'pine', 'plum', 'smile'),
    wendell: look('grayShort', 'deep', 'grey', 'ember', 'lake', 'smile', { glasses: 'glasses5' }),
  },
};

function look(
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

/** Whom the style is by, and that its licence is CC0. */
export const licence = openPeeps.meta.license;

/** Returns the drawings as SVG by their path below `avatars`: 'hosts/maren.svg'. */
export function drawAvatars(): Record<string, string> {
  const drawings = Object.entries(looks).flatMap(([folder, people]) =>
    Object.entries(people).map(
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
        return [`${folder}/${name}.svg`, `${avatar.toString()}\n`];
      },
    ),
  );
  return Object.fromEntries(drawings) as Record<string, string>;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  for (const folder of Object.keys(looks))
    rmSync(join(root, folder), { recursive: true, force: true });
  for (const [path, svg] of Object.entries(drawAvatars())) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), svg);
  }
}
