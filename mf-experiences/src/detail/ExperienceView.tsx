import { brand } from '@emberite/content/brand';
import { durationInHours } from '@emberite/content/catalogue';
import type { Experience } from '@emberite/content/catalogue';
import type { Motif } from '@emberite/content/motif';
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
import { Logo } from '@emberite/ui-kit/Logo';
import { Page } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { BookingCard } from '../booking/BookingCard.tsx';
import type { Fact } from '../booking/Facts.tsx';
import { peopleRange } from '../booking/peopleRange.ts';
import * as styles from './ExperienceView.module.css';
import { HostSection } from './HostSection.tsx';
import { moods } from './moods.ts';
import { NextExperience } from './NextExperience.tsx';

export interface ExperienceViewProps {
  experience: Experience;
  /** The experience after this one. */
  next: { title: string; motif: Motif; href: string };
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
  const { title, subtitle, category, motif, image, host, hostMessages } = experience;
  const [nearPalette, laterPalette] = moods[motif];
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
          <Scene motif={motif} label={image.alt} />
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
            <div className={styles.picture}>
              <Scene motif={motif} palette={nearPalette} className={styles.near} />
            </div>
            <div className={styles.picture}>
              <Scene motif={motif} palette={laterPalette} className={styles.mirrored} />
            </div>
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

          <HostSection host={host} messages={hostMessages} motif={motif} />

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
        </div>
      </article>

      <NextExperience {...next} />
    </Page>
  );
}
