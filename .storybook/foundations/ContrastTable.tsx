import './swatches.css';
import { Badge } from '@emberite/ui-kit/Badge';
import { colour, contrast, pairs, shapes, themes, texts } from '@emberite/ui-kit/contrast';

const rows = [
  ...pairs(texts).map((pair) => ({ pair, needed: 4.5 })),
  ...pairs(shapes).map((pair) => ({ pair, needed: 3 })),
];

/** Lists each pair once. A pair used for text and shapes must meet the limit for text. */
const listed = rows.filter(
  ({ pair: [front, ground] }, place) =>
    rows.findIndex(({ pair }) => pair[0] === front && pair[1] === ground) === place,
);

/** The pairs of the contrast test, with their measured contrast. */
export function ContrastTable({ css }: { css: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region takes focus
    <section className="table" aria-label="Contrast" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">In front</th>
            <th scope="col">On</th>
            <th scope="col">At least</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map(({ pair: [front, ground], needed }) => (
            <tr key={`${front} ${ground}`}>
              <th scope="row">{front}</th>
              <td>{ground}</td>
              <td>{needed}</td>
              {themes.map((theme) => {
                const [ink, paper] = [colour(css, front, theme), colour(css, ground, theme)];
                const ratio = contrast(ink, paper);
                return (
                  <td key={theme}>
                    <svg className="sample" viewBox="0 0 40 24" aria-hidden="true">
                      <rect width="40" height="24" rx="6" fill={paper} />
                      <circle cx="20" cy="12" r="6" fill={ink} />
                    </svg>
                    <Badge tone={ratio >= needed ? 'success' : 'danger'}>{ratio.toFixed(1)}</Badge>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
