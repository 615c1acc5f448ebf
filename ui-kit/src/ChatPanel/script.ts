/** A line of a chat. A line with an action ends in a link to that path or address. */
export interface ChatLine {
  text: string;
  isUser: boolean;
  actionText?: string | undefined;
  action?: string | undefined;
}

/** What is answered to a question. Those shown at start are offered first, the others in reserve. */
export interface ChatAnswer {
  response: string;
  actionText?: string;
  action?: string;
  showOnStart: boolean;
}

/** A canned chat: its first lines and, by question, its answers. */
export interface ChatScript {
  title: string;
  messages: readonly ChatLine[];
  responseDictionary: Readonly<Record<string, ChatAnswer>>;
}
