import type { ReactNode } from 'react';
import { ButtonLink } from '../Button/index.ts';
import { classes } from '../classes/index.ts';
import { CircleAlert, CircleCheck, Icon, Info } from '../Icon/index.ts';
import * as styles from './Message.module.css';

const looks = {
  danger: { role: 'alert', icon: CircleAlert },
  success: { role: 'status', icon: CircleCheck },
  info: { role: undefined, icon: Info },
} as const;

export interface MessageProps {
  /** `danger` is an alert (announced at once), `success` a status, `info` is not announced. */
  tone: 'danger' | 'success' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link to resolve it. */
  action?: ReactNode;
  /**
   * The remedy of a failed action or form; replaces `action`. It is the only thing that helps, so
   * show no button beside the message that would fail again.
   */
  remedy?: { label: string; href: string } | undefined;
}

/** A message, placed next to what it is about. */
export function Message({ tone, title, children, action, remedy }: MessageProps) {
  const { role, icon } = looks[tone];
  const help = remedy ? <ButtonLink href={remedy.href}>{remedy.label}</ButtonLink> : action;
  return (
    <div role={role} className={classes(styles.message, styles[tone])}>
      <Icon of={icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {help && <div className={styles.action}>{help}</div>}
      </div>
    </div>
  );
}
