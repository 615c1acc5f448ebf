import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as styles from './Examples.module.css';

const LandingExamples = lazy<ComponentType>(() =>
  import('./LandingExamples.tsx').catch(() => ({ default: () => null })),
);

/** How far below the window the cards are loaded, in pixels. */
const ahead = 600;

/**
 * What there is to do. It would be a fifth of the document, so it is loaded as the visitor gets near;
 * its place is kept free.
 */
export function Examples() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place} data-scripted>
      {isNear && (
        <Suspense>
          <LandingExamples />
        </Suspense>
      )}
    </div>
  );
}
