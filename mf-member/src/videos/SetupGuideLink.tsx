import { TextLink } from '@emberite/ui-kit/TextLink';

/** A link to the help chat for members who record a video. */
export function SetupGuideLink() {
  return (
    <>
      Questions? <TextLink href="/emberite/chat/setup-guide">Ask the setup guide</TextLink>.
    </>
  );
}
