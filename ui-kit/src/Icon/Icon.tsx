import type { IconNode } from 'lucide';
import * as styles from './Icon.module.css';

export type IconShape = IconNode;

export interface IconProps {
  /** A shape exported beside Icon; only imported ones are bundled. */
  of: IconShape;
  /** The icon's meaning. Omit it when text is next to the icon. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

/** A line icon in the colour and, unless `large`, in the size of the surrounding text. */
export function Icon({ of: shape, label, size = 'medium' }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...name} className={styles[size]} viewBox="0 0 24 24">
      {shape.map(([Line, attributes], index) => (
        <Line key={index} {...attributes} />
      ))}
    </svg>
  );
}
