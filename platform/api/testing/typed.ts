import { array, constantFrom, oneof, string } from 'fast-check';

/**
 * What somebody may type, or send without a page: also what breaks lines, terminals and markup, or would become a link.
 */
export const typed = oneof(
  string({ unit: 'grapheme' }),
  string({ unit: 'binary' }),
  array(
    constantFrom('a', ' ', '\n', '\r', '\t', '\0', '\u001b[2J', '\u0085', '\ud800', 'ß', 'é', '😀'),
    { maxLength: 60 },
  ).map((parts) => parts.join('')),
  constantFrom('<script>alert(1)</script>', '"><img src=x onerror=a()>', '__proto__', "'--", '%00'),
  constantFrom('See https://evil.example/a?b=c', 'evil.example', 'x > y', '&lt;b&gt;'),
  constantFrom('a'.repeat(50), 'a'.repeat(51), 'a'.repeat(500), 'a'.repeat(501), '😀'.repeat(25)),
);
