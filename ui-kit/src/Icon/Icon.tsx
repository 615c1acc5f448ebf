import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.module.css';

/**
 * A shape exported beside Icon (only imported ones are bundled), or a shape as data: the `d` of
 * each path of a 24 × 24 line icon.
 */
export type IconShape = LucideIcon | readonly string[];

export interface IconProps {
  of: IconShape;
  /** The icon's meaning. Omit it when text stands next to the icon. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

const roundLines = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** `Array.isArray` does not narrow readonly arrays. */
const isPaths = (shape: IconShape): shape is readonly string[] => Array.isArray(shape);

/** A line icon in the colour and, unless `large`, in the size of the surrounding text. */
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
