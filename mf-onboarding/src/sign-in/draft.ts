/** The part of an unfinished sign-in that survives a reload. Never the code. */
export interface SignInDraft {
  email: string;
  /** When the last message was sent, in ms since 1970; null before the first. */
  sentAt: number | null;
  /** The visitor chose to continue in an unsupported browser. */
  proceed: boolean;
}

export interface DraftStore {
  load(): SignInDraft;
  save(draft: SignInDraft): void;
  clear(): void;
}

/** In session storage: it ends with the tab. */
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
 * The draft in session storage, which ends with the tab. If storage is blocked or invalid, there is
 * no draft and everything else still works.
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
      // Sign-in works without a draft, but a reload starts over.
    }
  },
  clear() {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Then nothing was stored either.
    }
  },
};
