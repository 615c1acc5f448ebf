import { host } from '@emberite/sdk/host';
import type { ReactNode } from 'react';

/**
 * @public
 * The properties of parts, by their name on pages. The package of types that a team publishes adds its own:
 *
 *     declare module '@emberite/sdk/part' {
 *       interface Parts { 'mf-events/next': { since?: string } }
 *     }
 */
export interface Parts {}

/** The properties of a part; of one without types, any. */
type PropertiesOf<Name extends string> = Name extends keyof Parts ? Parts[Name] : object;

/**
 * Shows a part of another remote: a piece of its UI, which that team ships on its own. The route of the page names it in
 * `parts`. It has a boundary of its own: `fallback` is shown if no release of its remote can show it, on a site without
 * that remote, and, where there is no `pending`, until it is loaded. What the page gives it to show is rendered inside
 * of it.
 */
export function Part<Name extends string>({
  name,
  fallback = null,
  pending = fallback,
  ...properties
}: { name: Name; fallback?: ReactNode; pending?: ReactNode } & PropertiesOf<Name>) {
  return <host.Part {...{ name, pending, fallback, properties }} />;
}
