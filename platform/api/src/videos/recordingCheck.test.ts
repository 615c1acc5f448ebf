import { expect, test } from 'vitest';
import { sniff } from './recordingCheck.ts';

const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
const ebml = (docType: string) =>
  Buffer.from(`\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84${docType}`, 'latin1');

test.each(['isom', 'iso5', 'mp42', 'avc1', 'dash', 'M4V ', 'qt  '])('%s becomes mp4', (brand) => {
  expect(sniff(box(brand))).toBe('video/mp4');
});

test('webm is distinguished from other Matroska files', () => {
  expect(sniff(ebml('webm'))).toBe('video/webm');
  expect(sniff(ebml('matr'))).toBeNull();
});

test.each([
  ['HTML', Buffer.from('<!doctype html><script>')],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['nearly nothing', Buffer.from('ftyp')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', (_, head) => {
  expect(sniff(head)).toBeNull();
});
