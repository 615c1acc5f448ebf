import { ButtonLink } from '@emberite/ui-kit/Button';
import { Icon, MapPin } from '@emberite/ui-kit/Icon';
import { landingPage } from './landingPage.ts';
import * as styles from './Place.module.css';

const { heading, text, link } = landingPage.place;

/** Where Ember is open, on a map with contour lines. */
export function Place() {
  return (
    <section className={styles.section} aria-labelledby="place">
      <div className={styles.map}>
        <svg
          className={styles.contours}
          viewBox="0 0 480 320"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
        >
          <path d="M356 92c34-16 78 2 86 36s-20 66-58 70-76-14-80-46 22-46 52-60Z" />
          <path d="M348 66c46-22 108 0 122 50s-24 98-82 106-112-18-120-66 38-72 80-90Z" />
          <path d="M340 38c58-26 138-6 164 60s-18 136-108 148-156-22-166-90 54-94 110-118Z" />
          <path d="M332 8c76-30 178-10 206 78s-12 178-130 190-206-26-216-118S268 32 332 8Z" />
          <path d="M320-24c96-32 226-8 252 102s-10 222-152 232-260-32-268-148S238 4 320-24Z" />
          <path d="M306-58c118-32 282-4 304 128s-12 264-172 270-314-38-320-178S208-32 306-58Z" />
        </svg>
        <span className={styles.pin}>
          <Icon of={MapPin} size="large" />
        </span>
        <div className={styles.words}>
          <h2 id="place">{heading}</h2>
          <p className={styles.text}>{text}</p>
          <div>
            <ButtonLink href={link.to} variant="secondary">
              {link.text}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
