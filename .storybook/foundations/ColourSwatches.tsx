import './swatches.css';
import { colour, contrast, themes } from '@emberite/ui-kit/contrast';
import type { Token } from '@emberite/ui-kit/tokens';

interface ColourSwatchesProps {
  /** The text of tokens.css. */
  css: string;
  tokens: Token[];
}

/** Colours in each theme, with their contrast to that theme's background. */
export function ColourSwatches({ css, tokens }: ColourSwatchesProps) {
  return (
    <ul className="swatches">
      {tokens.map(({ name, value }) => {
        const short = name.replace('color-', '');
        return (
          <li key={name}>
            <svg className="swatch" aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            <strong>{short}</strong>
            <code>{`--${name}`}</code>
            {colour(css, short, 'light') === '' ? (
              <code>{value}</code>
            ) : (
              <dl>
                {themes.map((theme) => {
                  const [own, ground] = [colour(css, short, theme), colour(css, 'bg', theme)];
                  return (
                    <div key={theme}>
                      <dt>
                        <svg className="drop" viewBox="0 0 24 24" aria-hidden="true">
                          <rect width="24" height="24" rx="6" fill={ground} />
                          <circle cx="12" cy="12" r="7" fill={own} />
                        </svg>
                        {theme}
                      </dt>
                      <dd>
                        {own} · {contrast(own, ground).toFixed(1)}
                      </dd>
                    </div>
                  );
                })}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
