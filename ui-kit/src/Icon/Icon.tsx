import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.module.css';

/**
 * One of the shapes exported beside Icon (only those a page names are bundled), or a shape as data:
 * the path data (`d`) of each path of a line icon of 24 × 24 units.
 */
export type IconShape = LucideIcon | readonly string[];

export interface IconProps {
  of: IconShape;
  /** What the picture says. Leave it out where words stand next to it. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

const roundLines = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** `Array.isArray` does not tell a readonly array. */
const isPaths = (shape: IconShape): shape is readonly string[] => Array.isArray(shape);

/** A line icon in the colour and (unless `large`) the size of the text around it. */
export function Icon({ of: shape, label, size = 'medium' }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const look = { ...name, className: styles[size], strokeWidth: 1.9, focusable: 'false' } as const;
  if (!isPaths(shape)) {
    const Shape = shape;
    return <Shape {...look} />;
  }
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" {...look} {...roundLines}>
      {shape.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
