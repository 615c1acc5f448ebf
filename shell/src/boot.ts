import type { Boot } from '@emberite/sdk/release';

/** What the document says about itself and the release set it was composed from. */
export function readBoot(): Boot {
  const element = document.getElementById('ember-boot');
  if (!element?.textContent) throw new Error('This document carries no boot data.');
  return JSON.parse(element.textContent) as Boot;
}
