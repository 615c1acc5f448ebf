import { expect, it } from 'vitest';
import { drawAvatars, licence, look } from '../testing/avatars.ts';

it('draws people differently, small and without scripts, in a style under CC0', () => {
  const drawings = drawAvatars({
    ada: look('bun', 'fair', 'grey', 'lake', 'gold', 'smile'),
    ben: look('short1', 'deep', 'black', 'plum', 'pine', 'calm', { beard: 'full' }),
  });
  expect([...drawings.keys()]).toEqual(['ada.svg', 'ben.svg']);
  expect(drawings.get('ada.svg')).not.toBe(drawings.get('ben.svg'));
  for (const svg of drawings.values()) {
    expect(svg.length).toBeLessThan(16_384);
    expect(svg).not.toMatch(/<script|<image|href="http|style=/);
  }
  expect(licence.name).toBe('CC0 1.0');
});
