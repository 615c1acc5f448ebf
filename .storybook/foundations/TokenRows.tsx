import { useEffect, useRef } from 'react';
import type { Token } from '../../ui-kit/src/styles/tokens.ts';

type Property =
  | 'font-family'
  | 'font-size'
  | 'line-height'
  | 'inline-size'
  | 'border-radius'
  | 'box-shadow'
  | 'transition-duration'
  | 'none';

/** A piece of the page that has the value of a token. */
function Specimen({
  name,
  property,
  sample,
}: {
  name: string;
  property: Property;
  sample?: string;
}) {
  const shape = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const as = name === 'ease' ? 'transition-timing-function' : property;
    if (property !== 'none') shape.current?.style.setProperty(as, `var(--${name})`);
  }, [name, property]);

  if (property === 'none') return null;
  if (property === 'transition-duration') {
    return (
      <button type="button" className="track" aria-label={`Show ${name}`}>
        <span ref={shape} className="ember" />
      </button>
    );
  }
  return (
    <div ref={shape} className={sample ? 'words' : `shape ${property}`}>
      {sample}
    </div>
  );
}

interface TokenRowsProps {
  tokens: Token[];
  /** What of the specimen is set to the token. */
  property: Property;
  /** Words to set; without them it is a shape. */
  sample?: string;
}

/** Tokens, one a row: name, value as written, and what it looks like. */
export function TokenRows({ tokens, property, sample }: TokenRowsProps) {
  return (
    <dl className="tokens">
      {tokens.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
          <dd>
            <Specimen name={name} property={property} sample={sample} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
