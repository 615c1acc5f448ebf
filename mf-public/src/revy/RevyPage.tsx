import type { Head } from '@emberite/sdk/page';
import { Scene } from '@emberite/ui-kit/Scene';
import { revy } from './revy.ts';

export function head(): Head {
  const { title, description, hero } = revy;
  const alt = 'A boat on a river between hills at dusk';
  return { title, description, image: { drawing: <Scene motif={hero.motif} />, alt } };
}

/** The public page `/revy`. */
export { RevyView as default } from './RevyView.tsx';
