import { brand } from '@emberite/content/brand';
import type { ChatMessage } from '@emberite/content/chat';
import { TextLink, textLinkClass } from '@emberite/ui-kit/TextLink';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import * as styles from './Message.module.css';

export interface MessageProps {
  message: ChatMessage;
  renderLink: RenderLink;
}

/** One line of the conversation; where it has an action, a link to it. */
export function Message({ message, renderLink }: MessageProps) {
  const { text, isUser, actionText, action } = message;
  return (
    <div className={isUser ? styles.user : styles.ours}>
      <p>
        <VisuallyHidden>{isUser ? 'You' : brand.name}: </VisuallyHidden>
        {text}
      </p>
      {action?.startsWith('/') &&
        renderLink({ href: action, className: textLinkClass, children: actionText })}
      {action && !action.startsWith('/') && <TextLink href={action}>{actionText}</TextLink>}
    </div>
  );
}
