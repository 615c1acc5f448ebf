import { expect, it } from 'vitest';
import { toWebVtt } from './webVtt.ts';

it('shows each sentence for its share of the video', () => {
  expect(toWebVtt('Two & two.\nIs <b>five</b>?', 14.5)).toBe(
    [
      'WEBVTT',
      '00:00.000 --> 00:05.800\nTwo &amp; two.',
      '00:05.800 --> 00:14.500\nIs &lt;b&gt;five&lt;/b&gt;?',
    ].join('\n\n'),
  );
});

it('splits a long sentence between words, and assumes 15 s for a video of unknown length', () => {
  const vtt = toWebVtt('many words '.repeat(12), Infinity);
  const captions = vtt.split('\n').filter((line) => /words/.test(line));
  expect(captions.length).toBeGreaterThan(1);
  for (const caption of captions) expect(caption.length).toBeLessThanOrEqual(64);
  expect(captions.join(' ')).toBe('many words '.repeat(12).trim());
  expect(vtt).toContain('--> 00:15.000');
});

it('splits what has no spaces between words, after sentences and anywhere', () => {
  const vtt = toWebVtt(`你好。${'走'.repeat(100)}`, 15);
  const captions = vtt.split('\n').filter((line) => /[你走]/.test(line));
  expect(captions).toEqual(['你好。', '走'.repeat(64), '走'.repeat(36)]);
});
