import { tabDraft } from '@emberite/sdk/tab';

/** The part of an unfinished sign-in that survives a reload. Never the code. */
export interface SignInDraft {
  email: string;
  /** When the last message was sent, in ms since 1970; null before the first. */
  sentAt: number | null;
  /** Whether it was not the first one. */
  resent: boolean;
  /** How many codes the API has refused since, if any. */
  refused?: number | undefined;
  /** The visitor chose to continue in an unsupported browser. */
  proceed: boolean;
}

function read(stored: unknown): SignInDraft {
  const { email, sentAt, resent, refused, proceed } = (stored ?? {}) as Partial<
    Record<keyof SignInDraft, unknown>
  >;
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : null,
    resent: resent === true,
    refused: typeof refused === 'number' ? refused : undefined,
    proceed: proceed === true,
  };
}

/** The draft of this tab. */
export const signInDraft = tabDraft('ember.sign-in', read);
