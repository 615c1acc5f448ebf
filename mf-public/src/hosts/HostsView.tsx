import { brand } from '@emberite/content/brand';
import { Audience } from '@emberite/ui-kit/Audience';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Hero } from '@emberite/ui-kit/Hero';
import { Calendar, Heart, MessageCircle, Settings, Users, Wallet } from '@emberite/ui-kit/Icon';
import { Scene } from '@emberite/ui-kit/Scene';
import { Section } from '@emberite/ui-kit/Section';
import { SignList } from '../section/SignList.tsx';
import { Examples } from './Examples.tsx';
import { hostExamples, hostsPage } from './hosts.ts';
import { hostsChat } from './hostsChat.ts';
import { HostsChat } from './HostsChat.tsx';
import * as styles from './HostsView.module.css';
import { IdeaForm } from './IdeaForm.tsx';
import type { IdeaFormProps } from './IdeaForm.tsx';
import { Seeking } from './Seeking.tsx';

const { hero, signUp, why, examples, who, questions, idea, toIdea } = hostsPage;

/** In the order of the reasons: full rooms, group size, schedule, money, support, members. */
const icons = [Users, Settings, Calendar, Wallet, MessageCircle, Heart];

/**
 * Explains hosting with us, answers the most common questions, and has a form for a host's idea.
 */
export function HostsView(props: IdeaFormProps) {
  return (
    <>
      <Hero
        headline={hero.heading}
        lead={hero.text}
        picture={<Scene motif="cooking" label={hero.pictureAlt} loading="eager" />}
      >
        <ButtonLink href={toIdea.to} size="large" width="phone">
          {toIdea.text}
        </ButtonLink>
      </Hero>
      <Section heading={why.heading} layout="beside">
        <SignList items={why.items} icons={icons} />
      </Section>
      <Section heading={examples.heading}>
        <Examples label={examples.heading} examples={hostExamples} />
      </Section>
      <Section heading={who.heading} lead={who.text} layout="beside">
        <Seeking items={who.items} />
      </Section>
      <Section heading={questions.heading} lead={hostsChat.description} layout="beside">
        <HostsChat />
      </Section>
      <div id={toIdea.to.slice(1)}>
        <Section heading={idea.heading} lead={idea.text} layout="beside">
          <IdeaForm {...props} />
        </Section>
      </div>
      <Audience
        visitor={
          <div className={styles.end}>
            <p>{signUp.lead}</p>
            <ButtonLink href={signUp.to} variant="secondary" size="large" width="phone">
              {signUp.text}
            </ButtonLink>
          </div>
        }
        member={
          <div className={styles.end}>
            <ButtonLink href={brand.toJourney.to} variant="secondary" size="large" width="phone">
              {brand.toJourney.text}
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}
