import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Moment, momentNames } from './Moment.tsx';

it('draws every moment differently, in a few kilobytes, the same in every browser', () => {
  const pictures = momentNames.map((moment) =>
    renderToStaticMarkup(<Moment moment={moment} seed="evening/main" />),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(10_240);
    // The content security policy blocks style attributes.
    expect(picture).not.toMatch(/style=|NaN|undefined| d="[^"]*\./);
  }
});
