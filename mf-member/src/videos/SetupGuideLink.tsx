import { TextLink } from '@emberite/ui-kit/TextLink';

/** The way to the help chat for whoever records a video. */
export function SetupGuideLink() {
  return (
    <>
      Questions? <TextLink href="/emberite/chat/setup-guide">Ask the setup guide</TextLink>.
    </>
  );
}
