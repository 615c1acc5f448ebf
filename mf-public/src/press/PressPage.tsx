import { article, brand } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { Scene } from '@emberite/ui-kit/Scene';
import { press } from './press.ts';
import { PressView } from './PressView.tsx';

export function head(): Head {
  return {
    title: `${press.title} · ${brand.name}`,
    description: press.description,
    image: { drawing: <Scene motif="ideas" />, alt: 'A glowing idea on a screen in a café' },
  };
}

/** The public page `/press`. */
export default function PressPage() {
  return <PressView article={article} />;
}
