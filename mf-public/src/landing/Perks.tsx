import { Card } from '@emberite/ui-kit/Card';
import { Compass, Gift, Sparkles } from '@emberite/ui-kit/Icon';
import { Section } from '@emberite/ui-kit/Section';
import { SignIcon } from '../section/SignIcon.tsx';
import { landingPage } from './landingPage.ts';
import * as styles from './Perks.module.css';
import { PunchCard } from './PunchCard.tsx';

const { heading, items } = landingPage.perks;

/** In the order of the perks: planner, events on demand, punch card, free events. */
const pictures = [
  <SignIcon key="planner" of={Compass} />,
  <SignIcon key="demand" of={Sparkles} />,
  <PunchCard key="punches" />,
  <SignIcon key="free" of={Gift} />,
];

/** What members get, with a drawn punch card. */
export function Perks() {
  return (
    <Section heading={heading}>
      <ul className={styles.perks}>
        {Object.entries(items).map(([title, text], index) => (
          <Card as="li" key={title} padding="roomy" className={styles.perk}>
            {pictures[index]}
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
