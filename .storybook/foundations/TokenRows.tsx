import './tokens.css';
import { useEffect, useRef } from 'react';
import type { Token } from '@emberite/ui-kit/tokens';

type Property =
  | 'font-family'
  | 'font-size'
  | 'font-weight'
  | 'line-height'
  | 'inline-size'
  | 'border-radius'
  | 'box-shadow'
  | 'transition-duration'
  | 'none';

/** A sample text, and its style besides the token. */
interface Sample {
  text: string;
  /** `display` uses the heading typeface; `column` is narrow enough for several lines. */
  as?: 'display' | 'column';
}

interface SpecimenProps {
  name: string;
  /** The value to set if the name is not a token. */
  value?: string;
  property: Property;
  sample?: Sample | undefined;
}

/** A specimen with the value of a token. */
function Specimen({ name, value = `var(--${name})`, property, sample }: SpecimenProps) {
  const shape = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const as = name === 'ease' ? 'transition-timing-function' : property;
    if (property !== 'none') shape.current?.style.setProperty(as, value);
  }, [name, value, property]);

  if (property === 'none') return null;
  if (property === 'transition-duration') {
    return (
      <button type="button" className="track" aria-label={`Show ${name}`}>
        <span ref={shape} className="ember" />
      </button>
    );
  }
  return (
    <div ref={shape} className={sample ? `words ${sample.as ?? ''}` : `shape ${property}`}>
      {sample?.text}
    </div>
  );
}

interface TokenRowsProps {
  tokens: Token[];
  /** The CSS property of the specimen that gets the token. */
  property: Property;
  /** A sample text; without it the specimen is a shape. */
  sample?: Sample;
  /** Whether the rows are plain values without tokens. */
  bare?: boolean;
}

/** A table of tokens: name, value as written, and a specimen. */
export function TokenRows({ tokens, property, sample, bare = false }: TokenRowsProps) {
  return (
    <dl className="tokens">
      {tokens.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
          <dd>
            <Specimen
              name={name}
              property={property}
              sample={sample}
              {...(bare && { value: name })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
