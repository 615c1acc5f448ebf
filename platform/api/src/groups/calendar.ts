import { brand } from '@emberite/content/brand';
import { eveningsPath } from '@emberite/content/paths';
import { eveningHours } from '@emberite/content/registration';
import { after, hour } from '../clock.ts';
import type { Message } from '../mail/message.ts';
import type { Services } from '../services.ts';
import type { Group } from './evening.ts';
import { eveningName } from './words.ts';

type CalendarFile = NonNullable<Message['calendar']>;

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');

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

/**
 * Writes the calendar file (RFC 5545) that adds an evening or changes it, or removes it. It never asks for an answer:
 * those are given at the site.
 */
export function calendarFile(
  group: Group,
  method: CalendarFile['method'],
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): CalendarFile {
  const { id, sequence, startsAt, meetingName, meetingAddress, host, word } = group;
  const isOff = method === 'CANCEL';
  const summary = `${brand.name}: ${eveningName(group.experience)}`;
  const description = [`Your host: ${host}`, word].filter(Boolean).join('\n\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Evenings//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${id}@${brand.email.split('@')[1]}`,
    `SEQUENCE:${isOff ? sequence + 1 : sequence}`,
    `DTSTAMP:${utc(clock())}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(after(startsAt, eveningHours * hour))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(`${meetingName}, ${meetingAddress}`)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${config.siteUrl}${eveningsPath}`,
    `ORGANIZER;CN=${escaped(brand.name)}:mailto:${brand.email}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return { method, content: lines.map(folded).join('\r\n') };
}
