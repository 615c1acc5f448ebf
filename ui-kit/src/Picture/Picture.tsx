import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

export interface PictureProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /**
   * Shown in its place if it does not load. Nothing by default, so the background of its frame is
   * visible.
   */
  fallback?: ReactNode;
}

/**
 * A picture that never shows the browser's icon for a broken one. It tries again when the browser
 * is online again. Every picture of the site is one of these.
 */
export function Picture({ src, alt, fallback = null, ...image }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const isBroken = src === broken;
  useEffect(() => {
    if (!isBroken) return;
    const again = () => setBroken(undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isBroken]);
  if (isBroken) return fallback;
  return (
    // oxlint-disable-next-line react/forbid-elements -- this is where pictures come from
    <img
      {...image}
      // It may have failed before hydration, when nothing listened for the error yet.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBroken(src);
      }}
      src={src}
      alt={alt}
      onError={() => setBroken(src)}
    />
  );
}
