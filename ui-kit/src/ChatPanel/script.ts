/** A line of a chat. If it has an action, it ends with a link to that path or URL. */
export interface ChatLine {
  text: string;
  isUser: boolean;
  actionText?: string | undefined;
  action?: string | undefined;
  /** Another link beside it. */
  second?: { text: string; href: string } | undefined;
}

/**
 * The answer to a question. Questions with `showOnStart` are offered first; the others are in
 * reserve.
 */
interface ChatAnswer {
  response: string;
  actionText?: string;
  action?: string;
  showOnStart: boolean;
  /** Other words by which people look for it, separated by spaces. */
  words?: string;
}

/** A scripted chat: its first lines, and its answers by question. */
export interface ChatScript {
  title: string;
  messages: readonly ChatLine[];
  responseDictionary: Readonly<Record<string, ChatAnswer>>;
  /** What is answered if somebody asks, but not offered. */
  alsoKnows?: Readonly<Record<string, ChatAnswer>>;
}
