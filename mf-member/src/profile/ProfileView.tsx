import { brand } from '@emberite/content/brand';
import { ageRangeLabel, parseAgeRange } from '@emberite/content/ages';
import { intentOptions } from '@emberite/content/people';
import type { Profile } from '@emberite/content/profiles';
import { verificationLabels } from '@emberite/content/profileSummaries';
import { Avatar } from '@emberite/ui-kit/Avatar';
import { Badge } from '@emberite/ui-kit/Badge';
import {
  ArrowRight,
  Clock,
  Eye,
  Heart,
  Icon,
  Languages,
  MapPin,
  Shield,
  Sparkles,
  UserRound,
  Users,
} from '@emberite/ui-kit/Icon';
import { InterestSlider } from '@emberite/ui-kit/InterestSlider';
import { Link } from '@emberite/ui-kit/Link';
import { Logo } from '@emberite/ui-kit/Logo';
import { Page } from '@emberite/ui-kit/Page';
import type { ReactNode } from 'react';
import { Photos } from './Photos.tsx';
import * as styles from './ProfileView.module.css';

export interface ProfileViewProps {
  profile: Profile;
  /** The URL of the main photo. Initials are shown without it. */
  portrait: string | undefined;
  /** The profile after this one. */
  next: { name: string; title: string; portrait: string | undefined; href: string };
  peopleHref: string;
  /** The start page. Without it there is no logo, because the frame has one. */
  homeHref?: string;
  /** The user's interest, 0 to 5; undefined if they have not said. */
  level: number | undefined;
  onLevel: (level: number) => void;
}

/** A profile as shown to others, with the slider for the reader's interest around it. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, portrait, next, peopleHref, homeHref, level, onLevel } = props;
  const { name, title, subtitle, whyMeet, messages, bucketList, notes } = profile;
  return (
    <Page className={styles.page}>
      <div className={styles.top}>
        {homeHref && (
          <Link href={homeHref} className={styles.home}>
            <Logo name={brand.name} />
          </Link>
        )}
        <Link href={peopleHref} className={styles.people}>
          <Icon of={Users} />
          People
        </Link>
      </div>

      <InterestSlider label={`How interested are you in ${name}?`} level={level} onChange={onLevel}>
        <article className={styles.article}>
          <div className={styles.photos}>
            <Photos profile={profile} portrait={portrait} />
          </div>

          <header className={styles.header}>
            <p className={styles.badges}>
              <Badge tone="ember" icon={Eye}>
                Sample profile
              </Badge>
              <Verification status={profile.verificationStatus} />
            </p>
            <h1>{name}</h1>
            <p className={styles.title}>{title}</p>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </header>

          <Facts profile={profile} />

          <div className={styles.story}>
            {whyMeet && (
              <Section title="Why meet">
                <p>{whyMeet}</p>
              </Section>
            )}
            {messages.length > 0 && (
              <Section title="Messages">
                {messages.map((message) => (
                  <blockquote key={message} className={styles.message}>
                    {message}
                  </blockquote>
                ))}
              </Section>
            )}
            <Section title="Bucket list">
              <ul className={styles.bucketList}>
                {bucketList.map((item) => (
                  <li key={item}>
                    <Icon of={Sparkles} />
                    <span>{item}</span>
                  </li>
                ))}
              </ul>
            </Section>
            {notes.length > 0 && (
              <Section title="What to expect">
                <dl className={styles.notes}>
                  {notes.map((note) => (
                    <div key={note.title}>
                      <dt>{note.title}</dt>
                      <dd>{note.text}</dd>
                    </div>
                  ))}
                </dl>
              </Section>
            )}
          </div>
        </article>
      </InterestSlider>

      <p className={styles.sample}>
        {name} is invented, to show what a profile looks like. What you say with the slider stays in
        this browser; nobody learns who matched with whom.
      </p>

      <nav aria-label="More profiles">
        <Link href={next.href} className={styles.next}>
          <Avatar name={next.name} src={next.portrait} size="large" />
          <span className={styles.nextWords}>
            <span className={styles.nextLabel}>Next</span>{' '}
            <span className={styles.nextName}>{next.name}</span>
            <span className={styles.nextTitle}>{next.title}</span>
          </span>
          <Icon of={ArrowRight} size="large" />
        </Link>
      </nav>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Verification({ status }: { status: Profile['verificationStatus'] }) {
  const verified = status === 'verified';
  return (
    <Badge tone={verified ? 'success' : 'surface'} icon={verified ? Shield : Clock}>
      {verificationLabels[status]}
    </Badge>
  );
}

/** Location, language, age group and what the person is open to. */
function Facts({ profile }: { profile: Profile }) {
  const { location, language, ageGroup, relationshipStatus } = profile;
  const ages = parseAgeRange(ageGroup);
  const openTo = intentOptions
    .filter(({ value }) => relationshipStatus.includes(value))
    .map(({ label }, index) => (index === 0 ? label : label.toLowerCase()));
  const facts = [
    { icon: MapPin, name: 'Location', value: `${location.area}, ${location.country}` },
    { icon: Languages, name: 'Language', value: language },
    { icon: UserRound, name: 'Age group', value: ages ? ageRangeLabel(ages) : '' },
    { icon: Heart, name: 'Open to', value: openTo.join(' or ') },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, name, value }) => (
        <div key={name}>
          <dt>
            <Icon of={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
