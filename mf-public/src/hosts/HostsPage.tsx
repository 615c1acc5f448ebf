import { brand } from '@emberite/content/brand';
import { useForm } from '@emberite/sdk/form';
import type { Head } from '@emberite/sdk/page';
import { createWaitlistForm, loadClient } from '@emberite/sdk/waitlist';
import { Scene } from '@emberite/ui-kit/Scene';
import { useEffect, useState } from 'react';
import { hostsPage } from './hosts.ts';
import { hostsChat } from './hostsChat.ts';
import { HostsView } from './HostsView.tsx';

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
export default function HostsPage() {
  const [idea] = useState(() => createWaitlistForm('host'));
  useEffect(() => idea.resume(), [idea]);
  return (
    <HostsView
      form={useForm(idea)}
      onChange={(fields) => {
        // Fetched while the host types. If it fails, sending reports it.
        loadClient().catch(() => null);
        idea.change(fields);
      }}
      onSend={() => void idea.submit()}
    />
  );
}
