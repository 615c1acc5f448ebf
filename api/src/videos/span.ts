import type { Span } from '../files/store.ts';

/**
 * Which part of a file of `size` bytes a Range header asks for: null for all of it (no header, or
 * one we need not follow: several parts, another unit), 'none' when the file has no such part.
 */
export function spanOf(header: string | undefined, size: number): Span | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'none';
  if (last === '') return { start, end: size - 1 };
  return Number(last) < start ? null : { start, end: Math.min(Number(last), size - 1) };
}
