import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.module.css';

export type IconShape = LucideIcon;

export interface IconProps {
  /** A shape exported beside Icon; only imported ones are bundled. */
  of: IconShape;
  /** The icon's meaning. Omit it when text is next to the icon. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

/** A line icon in the colour and, unless `large`, in the size of the surrounding text. */
export function Icon({ of: Shape, label, size = 'medium' }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Shape {...name} className={styles[size]} strokeWidth={1.9} focusable="false" />;
}
