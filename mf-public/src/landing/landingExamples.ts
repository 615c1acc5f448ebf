import { priceText } from '@emberite/content/price';
import type { SceneMotif } from '@emberite/ui-kit/Scene';
import elena from './hosts/elena.svg';
import kaia from './hosts/kaia.svg';
import maren from './hosts/maren.svg';
import wren from './hosts/wren.svg';

/** A card of the landing page: an experience, or an evening with a page of its own. */
interface Example {
  title: string;
  to: string;
  category: string;
  picture: { motif: SceneMotif; seed: string };
  /** `avatar` is the URL of the drawn avatar. */
  host: { name: string; avatar: string };
  place: string;
  people: string;
  price: string;
}

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
      picture: { motif: 'adventure', seed: 'downstream-adventure-class/main' },
      host: { name: 'Maren', avatar: maren },
      place: 'Revelstoke, BC',
      people: '6-12 people',
      price: priceText({ currency: 'CAD', amount: 65 }),
    },
    {
      title: 'Mediterranean Cooking Class',
      to: '/experience/mediterranean-cooking-class',
      category: 'Cooking',
      picture: { motif: 'cooking', seed: 'mediterranean-cooking-class/main' },
      host: { name: 'Elena', avatar: elena },
      place: 'Revelstoke, BC',
      people: '8-12 people',
      price: priceText({ currency: 'CAD', amount: 140 }),
    },
    {
      title: 'Scenic Hike & Water Dip',
      to: '/experience/scenic-hike-water-dip',
      category: 'Outdoors',
      picture: { motif: 'hike', seed: 'scenic-hike-water-dip/main' },
      host: { name: 'Kaia', avatar: kaia },
      place: 'Revelstoke, BC',
      people: '6-12 people',
      price: priceText({ currency: 'CAD', amount: 60 }),
    },
    {
      title: 'Poetry Night',
      to: '/poetry',
      category: 'Poetry',
      picture: { motif: 'poetry', seed: 'poetryNight/background' },
      host: { name: 'Wren', avatar: wren },
      place: 'Revelstoke, BC',
      people: '8-12 people',
      price: priceText({ currency: 'CAD', amount: 40 }),
    },
  ],
  more: [
    { text: 'See all experiences', to: '/experience' },
    { text: 'Night out in Vancouver, not open yet', to: '/yvr' },
    { text: 'Ember Shuffle in Vancouver, not open yet', to: '/yvr/emberShuffle' },
    { text: 'See a sample profile', to: '/profile/maya' },
  ],
} as const satisfies {
  heading: string;
  cards: readonly Example[];
  more: readonly { text: string; to: string }[];
};
