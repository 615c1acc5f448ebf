import { brand } from '@emberite/content/brand';
import { secondBrand } from './secondBrand.ts';

export const revy = {
  name: secondBrand.name,
  title: `${secondBrand.name}: ${secondBrand.tagline}`,
  description:
    'Free community adventures in the mountains around Revelstoke: walks, swims, games and the people to share them with.',
  hero: {
    heading: 'Your adventure community',
    text: 'The mountains are right outside. Revy finds you the people to go with.',
    motif: 'adventure',
  },
  callToAction: { text: 'Join the adventure', to: brand.callToAction.to },
  about: {
    heading: 'Less planning, more outside',
    paragraphs: [
      'Everyone in a mountain town knows the evening message: anyone free tomorrow? Revy is that message with an answer. Small groups, friendly pace, somebody who knows the way.',
      'It is about adventure and company. No matching, no profiles to scroll through. If you would like that as well, our sister Ember does it with care.',
    ],
  },
  adventures: {
    heading: 'What we do together',
    items: [
      {
        title: 'After-work trails',
        text: 'Two hours, one viewpoint, home before dark.',
        motif: 'hike',
      },
      {
        title: 'Cold dips and hot cocoa',
        text: 'Thirty seconds of courage, an hour of warmth.',
        motif: 'surf',
      },
      {
        title: 'River mornings',
        text: 'Calm water, steady boats, breakfast on the shore.',
        motif: 'adventure',
      },
      {
        title: 'Rainy-day rooms',
        text: 'Board games, soup pots and open notebooks when the clouds stay.',
        motif: 'mealkit',
      },
    ],
  },
  values: {
    heading: 'How we go about it',
    items: {
      'At the pace of the group':
        'We set out together and we come back together. Nobody is left at a junction.',
      'All levels are welcome': 'Every outing says honestly how hard it is.',
      'The place comes first':
        'We stay on trails, carry out what we bring and give wildlife its room.',
    },
  },
  sister: {
    text: `${secondBrand.name} belongs to ${brand.name}.`,
    linkText: `Visit ${brand.name}`,
    to: '/',
  },
} as const;
