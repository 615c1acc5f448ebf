import { brand } from '@emberite/content/brand';
import { hostsPage } from '@emberite/content/hosts';
import { hostsChat } from '@emberite/content/hostsChat';
import type { Head } from '@emberite/sdk/page';
import { Scene } from '@emberite/ui-kit/Scene';

export function head(): Head {
  const { title, description, hero } = hostsPage;
  const answers = Object.entries(hostsChat.responseDictionary);
  return {
    title: `${title} · ${brand.name}`,
    description,
    image: { drawing: <Scene motif="cooking" />, alt: hero.pictureAlt },
    structuredData: [
      {
        type: 'FAQPage',
        questions: answers.map(([question, { response }]) => ({ question, answer: response })),
      },
    ],
  };
}

/** The public page `/become-a-host`. */
export { HostsView as default } from './HostsView.tsx';
