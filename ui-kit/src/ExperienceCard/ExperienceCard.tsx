import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Card } from '../Card/index.ts';
import { plainLink } from '../TextLink/index.ts';
import type { RenderLink } from '../TextLink/index.ts';
import * as styles from './ExperienceCard.module.css';

export interface ExperienceCardProps {
  title: string;
  subtitle: string;
  category: string;
  /** A Scene or an image; fills a 16:10 frame. */
  picture: ReactNode;
  host: { name: string; avatar?: string };
  /** With its unit: '$65 per person'. */
  price: string;
  href: string;
  headingLevel?: 2 | 3;
  renderLink?: RenderLink;
}

/** An experience in a list; all of it is one link, named by its title. */
export function ExperienceCard(props: ExperienceCardProps) {
  const { title, subtitle, category, picture, host, price, href, headingLevel = 2 } = props;
  const { renderLink = plainLink } = props;
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.picture}>
        {picture}
        <span className={styles.category}>{category}</span>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          {renderLink({ href, className: styles.link, children: title })}
        </Heading>
        <p className={styles.subtitle}>{subtitle}</p>
        <div className={styles.foot}>
          <span className={styles.host}>
            <Avatar name={host.name} src={host.avatar} size="small" />
            <span className={styles.name}>{host.name}</span>
          </span>
          <span className={styles.price}>{price}</span>
        </div>
      </div>
    </Card>
  );
}
