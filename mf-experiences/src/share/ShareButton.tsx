import { CopyButton, toClipboard } from '@emberite/ui-kit/CopyButton';
import type { CopyButtonProps, Delivery } from '@emberite/ui-kit/CopyButton';
import { Icon, Share } from '@emberite/ui-kit/Icon';

/** The address of a path, by default of this page without what the visitor came with. */
const addressOf = (path = location.pathname) => location.origin + path;

/** Offers the link to the apps of this device, or copies it where the browser cannot do that. */
async function share(title: string, url: string): Promise<Delivery> {
  if (!('share' in navigator)) return toClipboard(url);
  try {
    await navigator.share({ title, url });
    return 'delivered';
  } catch (error) {
    // The visitor closed the list of apps, or it is still open.
    const name = error instanceof DOMException ? error.name : '';
    return ['AbortError', 'InvalidStateError'].includes(name) ? 'delivered' : toClipboard(url);
  }
}

export interface ShareButtonProps extends Pick<CopyButtonProps, 'size' | 'width'> {
  /** What the page is about. */
  title: string;
  /** The path of the page that everybody may open, if it is another one than this. */
  path?: string | undefined;
}

/** Shares the link to this page. */
export function ShareButton({ title, path, ...look }: ShareButtonProps) {
  return (
    <CopyButton
      {...look}
      variant="secondary"
      text={() => addressOf(path)}
      copied="Link copied"
      fieldLabel="Link to this page"
      deliver={(url) => share(title, url)}
    >
      <Icon of={Share} />
      Share
    </CopyButton>
  );
}
