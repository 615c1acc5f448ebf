/** What members promise not to do: in the terms, and on the page about safety. */
export const notAllowed: readonly string[] = [
  'harass, threaten, insult or pressure anyone, at an event or afterwards;',
  'touch, photograph or record people without their consent;',
  'pretend to be somebody else, or use the service to sell, recruit or collect data;',
  'try to find out or reveal who matched with whom;',
  'bring illegal drugs or weapons, or come to an event drunk;',
  'copy, scrape or pass on the videos and profiles of other members.',
];
