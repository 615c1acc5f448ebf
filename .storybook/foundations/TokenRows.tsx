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

/** Words to set, and how else than by the token. */
interface Sample {
  text: string;
  /** `display` in the face of headings; `column` narrow enough for several lines. */
  as?: 'display' | 'column';
}

interface SpecimenProps {
  name: string;
  /** Where the name is no token: what to set. */
  value?: string;
  property: Property;
  sample?: Sample | undefined;
}

/** A piece of the page that has the value of a token. */
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
  /** What of the specimen is set to the token. */
  property: Property;
  /** Words to set; without them it is a shape. */
  sample?: Sample;
  /** Whether the rows are values themselves, which no token has. */
  bare?: boolean;
}

/** Tokens, one a row: name, value as written, and what it looks like. */
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
