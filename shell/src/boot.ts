import type { Boot } from '@emberite/sdk/release';

/** Reads the document's boot data: its route and the release set it was composed from. */
export function readBoot(): Boot {
  const element = document.getElementById('ember-boot');
  if (!element?.textContent) throw new Error('This document has no boot data.');
  return JSON.parse(element.textContent) as Boot;
}
