import { readTokens } from '../../ui-kit/src/styles/tokens.ts';

/** The colours of tokens.css. A custom property of the swatch says which it shows. */
export function ColourSwatches({ css }: { css: string }) {
  const colours = readTokens(css).filter(({ group }) => group === 'color');
  return (
    <ul className="swatches">
      {colours.map(({ name, value }) => (
        <li key={name}>
          <svg className="swatch" aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${name})`} />
          </svg>
          <strong>{name.replace('color-', '')}</strong>
          <code>{value.replace('light-dark', '')}</code>
        </li>
      ))}
    </ul>
  );
}
