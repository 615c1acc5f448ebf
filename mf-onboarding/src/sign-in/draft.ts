/** What of a sign-in under way outlives a reload. Never the code. */
export interface SignInDraft {
  email: string;
  /** When the last message was sent, in ms since 1970; null while none was. */
  sentAt: number | null;
  /** The visitor wants to go on in an unsupported browser. */
  proceed: boolean;
}

/** Where the draft is kept. */
export interface DraftStore {
  load(): SignInDraft;
  save(draft: SignInDraft): void;
  clear(): void;
}

const key = 'ember.sign-in';
const nothing: SignInDraft = { email: '', sentAt: null, proceed: false };

function parse(text: string | null): SignInDraft {
  const { email, sentAt, proceed } = JSON.parse(text ?? '{}') as Partial<
    Record<keyof SignInDraft, unknown>
  >;
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : null,
    proceed: proceed === true,
  };
}

/**
 * The draft in this tab's session storage, which goes when the tab is closed. Where storage is
 * blocked or holds nonsense, there is no draft and nothing else changes.
 */
export const tabDraft: DraftStore = {
  load() {
    try {
      return parse(sessionStorage.getItem(key));
    } catch {
      return { ...nothing };
    }
  },
  save(draft) {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Signing in works without it; only a reload starts over.
    }
  },
  clear() {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Then nothing was kept either.
    }
  },
};
