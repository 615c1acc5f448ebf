import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Examples.module.css';

/** How far below the window the cards are loaded, in pixels. */
const ahead = 600;

/**
 * What there is to do. It would be a fifth of the document, so it is loaded as the visitor gets
 * near; its place is reserved by a grey card. If that fails, it is tried again when the visitor is
 * online again or comes near again.
 */
export function Examples() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [Cards, setCards] = useState<ComponentType>();
  const isMissing = isNear && !Cards;
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting === true),
      { rootMargin: `${ahead}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      const loaded = await import('./LandingExamples.tsx').catch(() => null);
      if (loaded) setCards(() => loaded.default);
    };
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isMissing]);
  return (
    <div ref={place} className={styles.place} data-scripted>
      {Cards && <Cards />}
    </div>
  );
}
