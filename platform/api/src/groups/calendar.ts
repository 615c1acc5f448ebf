import { brand } from '@emberite/content/brand';
import { after, hour } from '../clock.ts';

/** An entry of a calendar. `sequence` grows with each change of the same `uid`. */
export interface Entry {
  uid: string;
  sequence: number;
  summary: string;
  location: string;
  description: string;
  url: string;
  startsAt: Date;
}

/** A calendar file, and what it asks calendars to do. It never asks for an answer: those are given at the site. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** How long an evening is in calendars, in milliseconds. */
const length = 3 * hour;

const utc = (time: Date) => `${time.toISOString().replace(/[-:]|\.\d+/g, '')}`;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}]/gu, ' ');

/** Breaks a line after at most 75 bytes, and not inside a character. */
function folded(line: string): string {
  let [lines, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 73) [lines, bytes] = [`${lines}\r\n `, 1];
    lines += character;
    bytes += size;
  }
  return lines;
}

/** Writes the calendar file (RFC 5545) that adds or changes an entry, or removes it. */
export function calendarFile(
  { uid, sequence, summary, location, description, url, startsAt }: Entry,
  method: CalendarFile['method'],
  now: Date,
): CalendarFile {
  const isOff = method === 'CANCEL';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Evenings//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${isOff ? sequence + 1 : sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(after(startsAt, length))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    `ORGANIZER;CN=${escaped(brand.name)}:mailto:${brand.email}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return { method, content: lines.map(folded).join('\r\n') };
}
