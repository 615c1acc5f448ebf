import { priceText } from '@emberite/content/price';
import elena from './hosts/elena.svg';
import kaia from './hosts/kaia.svg';
import kenji from './hosts/kenji.svg';
import maren from './hosts/maren.svg';
import priya from './hosts/priya.svg';
import wren from './hosts/wren.svg';

/**
 * What there is to do, for the landing page. The texts are copies from the pages of another remote,
 * and `hosts/` has copies of the hosts' drawings there. An e2e test compares them with these pages.
 */
export const landingExamples = {
  heading: 'What you could do',
  cards: [
    {
      title: 'Downstream Adventure Class',
      to: '/experience/downstream-adventure-class',
      category: 'Adventure',
      motif: 'adventure',
      host: { name: 'Maren', avatar: maren },
      place: 'Revelstoke, BC',
      people: '6-12 people',
      price: priceText({ currency: 'CAD', amount: 65 }),
    },
    {
      title: 'Mediterranean Cooking Class',
      to: '/experience/mediterranean-cooking-class',
      category: 'Cooking',
      motif: 'cooking',
      host: { name: 'Elena', avatar: elena },
      place: 'Revelstoke, BC',
      people: '8-12 people',
      price: priceText({ currency: 'CAD', amount: 140 }),
    },
    {
      title: 'Scenic Hike & Water Dip',
      to: '/experience/scenic-hike-water-dip',
      category: 'Outdoors',
      motif: 'hike',
      host: { name: 'Kaia', avatar: kaia },
      place: 'Revelstoke, BC',
      people: '6-12 people',
      price: priceText({ currency: 'CAD', amount: 60 }),
    },
    {
      title: 'Brains, Browsers & Ideas',
      to: '/experience/brains-browsers-ideas',
      category: 'Ideas',
      motif: 'ideas',
      host: { name: 'Priya', avatar: priya },
      place: 'Revelstoke, BC',
      people: '6-12 people',
      price: priceText({ currency: 'CAD', amount: 55 }),
    },
    {
      title: 'Poetry Night',
      to: '/poetry',
      category: 'Poetry',
      motif: 'poetryClose',
      host: { name: 'Wren', avatar: wren },
      place: 'Revelstoke, BC',
      people: '8-12 people',
      price: priceText({ currency: 'CAD', amount: 40 }),
    },
    {
      title: 'Ember Shuffle',
      to: '/yvr/emberShuffle',
      category: 'Shuffle',
      subtitle: 'Vancouver is not open yet.',
      motif: 'danceWindows',
      host: { name: 'Kenji', avatar: kenji },
      place: 'Vancouver, BC',
      people: '6-12 people',
      price: priceText({ currency: 'CAD', amount: 50 }),
    },
  ],
  more: [
    { text: 'See all experiences', to: '/experience' },
    { text: 'Night out in Vancouver, not open yet', to: '/yvr' },
    { text: 'See a sample profile', to: '/profile/maya' },
  ],
} as const;
