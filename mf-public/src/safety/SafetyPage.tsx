import { brand, duskAlt } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { safety } from './safety.ts';

export function head(): Head {
  const { title, description } = safety;
  const image = { drawing: <DuskScene />, alt: duskAlt };
  return { title: `${title} · ${brand.name}`, description, image };
}

/** The public page `/safety`: how people are checked, what a host does, how to report somebody. */
export { SafetyView as default } from './SafetyView.tsx';
