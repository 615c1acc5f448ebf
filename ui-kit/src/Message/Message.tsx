import type { ReactNode } from 'react';
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
  tone: keyof typeof looks;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link to resolve it. */
  action?: ReactNode;
}

/** A message, placed next to what it is about. */
export function Message({ tone, title, children, action }: MessageProps) {
  const { role, icon } = looks[tone];
  return (
    <div role={role} className={classes(styles.message, styles[tone])}>
      <Icon of={icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
