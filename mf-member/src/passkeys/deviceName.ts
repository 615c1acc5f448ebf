/** What a user agent says, and what people call such a device. The first match counts. */
const devices: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
];

/**
 * Returns a name for a passkey on this device, which the user may change. `touches`: on how many places of its screen at
 * once, which tells an iPad from the Mac that it claims to be.
 */
export function deviceName(userAgent: string, touches = 0): string {
  const name = devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
  return name === 'Mac' && touches > 1 ? 'iPad' : name;
}
