import { brand } from '@emberite/content/brand';
import type { DrawText } from '@emberite/release/data';
import { LogoMark } from '@emberite/ui-kit/Logo';
import type { ReactElement } from 'react';

/** Colours of the light theme: a file has no theme to follow. */
export const paper = '#fbf4e8';
const ink = '#1e262a';
const ember = '#ef7630';

/** The size in which networks show link previews, in pixels. */
const width = 1200;
const height = 630;

/** Width and height for the title, in pixels. */
const room = { width: 500, height: 350 };

/** Font sizes for titles, from short to long ones, in pixels. */
const sizes = [84, 74, 64, 56, 48, 42];

/** Breaks a text into lines that are at most as wide as the room; a single long word may be wider. */
function breakLines(text: string, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= room.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The title in the largest size that fits. */
function setTitle(title: string, draw: DrawText) {
  const set = (size: number) => {
    const outline = (line: string) => draw(line, 600, size);
    const lines = breakLines(title, (line) => outline(line).width).map(outline);
    return { lines, lineHeight: size * 1.12 };
  };
  const fits = ({ lines, lineHeight }: ReturnType<typeof set>) =>
    lines.length * lineHeight <= room.height && lines.every((line) => line.width <= room.width);
  const settings = sizes.map(set);
  return settings.find(fits) ?? settings.at(-1)!;
}

export interface LinkPreviewProps {
  title: string;
  /** The page's own drawing; it fills its frame. */
  drawing: ReactElement;
  draw: DrawText;
}

/** The link preview of a page: its title on paper, beside its drawing. */
export function LinkPreview({ title, drawing, draw }: LinkPreviewProps) {
  const name = draw(brand.name, 650, 44);
  const { lines, lineHeight } = setTitle(title, draw);
  const top = 360 - ((lines.length - 1) * lineHeight) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <clipPath id="frame">
        <rect x="640" y="40" width="520" height="550" rx="40" />
      </clipPath>
      <rect width={width} height={height} fill={paper} />
      <svg x="72" y="72" width="49" height="55">
        <LogoMark />
      </svg>
      <path transform="translate(138 114)" d={name.path} fill={ink} />
      {lines.map(({ path }, index) => (
        <path
          key={path}
          transform={`translate(72 ${top + index * lineHeight})`}
          d={path}
          fill={ink}
        />
      ))}
      <rect x="72" y="546" width="96" height="8" rx="4" fill={ember} />
      <g clipPath="url(#frame)">
        <svg x="640" y="40" width="520" height="550">
          {drawing}
        </svg>
      </g>
    </svg>
  );
}
