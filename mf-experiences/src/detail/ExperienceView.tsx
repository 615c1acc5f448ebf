import { areaNotOpen } from '@emberite/content/experiences';
import { Badge } from '@emberite/ui-kit/Badge';
import { Button } from '@emberite/ui-kit/Button';
import { ArrowLeft, Check, Icon } from '@emberite/ui-kit/Icon';
import { IconList } from '@emberite/ui-kit/IconList';
import { Loop } from '@emberite/ui-kit/Loop';
import { Message } from '@emberite/ui-kit/Message';
import { Moment } from '@emberite/ui-kit/Moment';
import { NextLink } from '@emberite/ui-kit/NextLink';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Prose } from '@emberite/ui-kit/Prose';
import { Scene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { Action } from '../booking/ActionLink.tsx';
import { BookingCard } from '../booking/BookingCard.tsx';
import { durationInHours, experienceLink, priceOf } from '../experiences/catalogue.ts';
import type { Experience, Picture } from '../experiences/experience.ts';
import * as styles from './ExperienceView.module.css';
import { HostSection } from './HostSection.tsx';
import { HostVideo } from './HostVideo.tsx';
import { loops } from './loops/loops.ts';

export interface ExperienceViewProps {
  experience: Experience;
  /** Whether it replaces an unknown one. */
  isInstead: boolean;
  next: { title: string; picture: Picture; href: string };
  /** The path of all experiences. */
  allHref: string;
  action: Action;
  onBack: () => void;
}

/** Everything there is to know about an experience before claiming a spot. */
export function ExperienceView(props: ExperienceViewProps) {
  const { experience, isInstead, next, allHref, action, onBack } = props;
  const { id, title, subtitle, category, host, image, images } = experience;
  const notOpen = areaNotOpen(experience);
  const loop = loops[id];
  return (
    <Page className={styles.page}>
      <div className={styles.back}>
        <Button variant="quiet" size="small" onClick={onBack} data-scripted>
          <Icon of={ArrowLeft} />
          Back
        </Button>
      </div>

      {isInstead && (
        <Message tone="info">We do not know this experience. Here is {title} instead.</Message>
      )}
      {notOpen && <Message tone="info">{notOpen}</Message>}

      <article className={styles.article}>
        <div className={styles.hero}>
          <Scene motif={image.motif} label={image.alt} loading="eager" />
          <span className={styles.category}>
            <Badge tone="surface">{category}</Badge>
          </span>
        </div>

        <div className={styles.header}>
          <PageHeader title={title} lead={subtitle} />
        </div>

        <BookingCard
          title={title}
          price={priceOf(experience)}
          duration={durationInHours(experience)}
          group={experience.participants}
          language={experience.language}
          level={experience.requiredLevel}
          location={experience.location.name}
          locationDetail={experience.location.address}
          action={action}
          sharedPath={experienceLink(id)}
          className={styles.booking}
        />

        <div className={styles.story}>
          <Prose as="section" aria-labelledby="about">
            <h2 id="about">About</h2>
            {experience.whatToExpect.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>

          <div className={styles.pictures}>
            {[images.midTop, images.midBottom].map(({ moment, alt }) => (
              <div key={moment} className={styles.picture}>
                <Moment moment={moment} label={alt} />
              </div>
            ))}
          </div>

          <Prose as="section" aria-labelledby="included">
            <h2 id="included">Included</h2>
            <IconList icon={Check} items={experience.whatsIncluded} />
          </Prose>

          <HostSection host={host} messages={experience.hostMessages}>
            {host.video?.kind === 'loop' && loop && (
              <Loop
                {...loop}
                label={host.video.alt}
                caption={`${host.video.alt}. An illustration, without sound.`}
              />
            )}
            {host.video && host.video.kind !== 'loop' && (
              <HostVideo video={host.video} name={host.name} picture={images.midTop} />
            )}
          </HostSection>

          <Prose as="section" aria-labelledby="notes">
            <h2 id="notes">Notes</h2>
            <dl>
              {experience.notes.map((note) => (
                <div key={note.title}>
                  <dt>{note.title}</dt>
                  <dd>{note.text}</dd>
                </div>
              ))}
            </dl>
          </Prose>

          <div className={styles.last}>
            <Moment moment={images.last.moment} label={images.last.alt} />
          </div>
        </div>
      </article>

      <nav className={styles.next} aria-label="More experiences">
        <NextLink
          href={next.href}
          title={next.title}
          picture={<Scene motif={next.picture.motif} />}
        />
        <TextLink href={allHref}>All experiences</TextLink>
      </nav>
    </Page>
  );
}
