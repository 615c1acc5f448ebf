import { CopyButton, toShareSheet } from '@emberite/ui-kit/CopyButton';
import type { CopyButtonProps } from '@emberite/ui-kit/CopyButton';
import { Icon, Share } from '@emberite/ui-kit/Icon';

/** The address of a path, by default of this page without its query and hash. */
const addressOf = (path = location.pathname) => location.origin + path;

export interface ShareButtonProps extends Pick<CopyButtonProps, 'size' | 'width'> {
  /** What the page is about. */
  title: string;
  /** The path of the page that everybody may open, if it is not this one. */
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
      deliver={(url) => toShareSheet({ title, url }, url)}
    >
      <Icon of={Share} />
      Share
    </CopyButton>
  );
}
