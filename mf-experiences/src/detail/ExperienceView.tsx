import { brand } from '@emberite/content/brand';
import { durationInHours } from '@emberite/content/catalogue';
import type { Experience } from '@emberite/content/catalogue';
import type { Picture } from '@emberite/content/motif';
import { Button } from '@emberite/ui-kit/Button';
import {
  ArrowLeft,
  Check,
  Clock,
  Icon,
  Languages,
  MapPin,
  Mountain,
  Users,
} from '@emberite/ui-kit/Icon';
import { Link } from '@emberite/ui-kit/Link';
import { Loop } from '@emberite/ui-kit/Loop';
import { Logo } from '@emberite/ui-kit/Logo';
import { Page } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { BookingCard } from '../booking/BookingCard.tsx';
import type { Fact } from '../booking/Facts.tsx';
import { peopleRange } from '../booking/peopleRange.ts';
import * as styles from './ExperienceView.module.css';
import { HostSection } from './HostSection.tsx';
import { HostVideo } from './HostVideo.tsx';
import { loops } from './loops/loops.ts';
import { NextExperience } from './NextExperience.tsx';

export interface ExperienceViewProps {
  experience: Experience;
  /** The experience after this one. */
  next: { title: string; picture: Picture; href: string };
  onBack: () => void;
}

function factsOf(experience: Experience): Fact[] {
  const { language, location, requiredLevel } = experience;
  return [
    { icon: Clock, name: 'Duration', value: durationInHours(experience) },
    { icon: Users, name: 'Participants', value: peopleRange(experience.participants) },
    { icon: Languages, name: 'Language', value: language },
    { icon: Mountain, name: 'Required level', value: requiredLevel },
    { icon: MapPin, name: 'Location', value: location.name, detail: location.address },
  ];
}

/** Everything there is to know about an experience before claiming a spot. */
export function ExperienceView({ experience, next, onBack }: ExperienceViewProps) {
  const { id, title, subtitle, category, host, image, images } = experience;
  const loop = loops[id];
  return (
    <Page className={styles.page}>
      <div className={styles.top}>
        <Link href="/" className={styles.home}>
          <Logo name={brand.name} />
        </Link>
        <Button variant="quiet" size="small" onClick={onBack}>
          <Icon of={ArrowLeft} />
          Back
        </Button>
      </div>

      <article className={styles.article}>
        <div className={styles.hero}>
          <Scene motif={image.motif} seed={image.seed} label={image.alt} />
          <span className={styles.category}>{category}</span>
        </div>

        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </header>

        <BookingCard
          title={title}
          price={`$${experience.price}`}
          facts={factsOf(experience)}
          action={brand.callToAction}
          className={styles.booking}
        />

        <div className={styles.story}>
          <section className={styles.section} aria-labelledby="about">
            <h2 id="about">About</h2>
            {experience.whatToExpect.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>

          <div className={styles.pictures}>
            {[images.midTop, images.midBottom].map(({ seed, motif, alt }) => (
              <div key={seed} className={styles.picture}>
                <Scene motif={motif} seed={seed} label={alt} />
              </div>
            ))}
          </div>

          <section className={styles.section} aria-labelledby="included">
            <h2 id="included">Included</h2>
            <ul className={styles.included}>
              {experience.whatsIncluded.map((item) => (
                <li key={item}>
                  <Icon of={Check} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>

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

          <section className={styles.section} aria-labelledby="notes">
            <h2 id="notes">Notes</h2>
            <dl className={styles.notes}>
              {experience.notes.map((note) => (
                <div key={note.title}>
                  <dt>{note.title}</dt>
                  <dd>{note.text}</dd>
                </div>
              ))}
            </dl>
          </section>

          <div className={styles.last}>
            <Scene motif={images.last.motif} seed={images.last.seed} label={images.last.alt} />
          </div>
        </div>
      </article>

      <NextExperience {...next} />
    </Page>
  );
}
