import { brand } from './brand.ts';

/** A line of a chat. If it has an action, it ends with a link to that path or URL. */
export interface ChatMessage {
  text: string;
  isUser: boolean;
  actionText?: string;
  action?: string;
  /** Another link beside it. */
  second?: { text: string; href: string };
}

/**
 * The answer to a question. Questions with `showOnStart` are offered first; the others are in
 * reserve.
 */
interface ChatResponse {
  response: string;
  actionText?: string;
  action?: string;
  showOnStart: boolean;
  /** Other words by which people look for it, separated by spaces. */
  words?: string;
}

/** A help chat: its first messages, and its answers by question. */
export interface Chat {
  id: string;
  title: string;
  description: string;
  messages: readonly ChatMessage[];
  responseDictionary: Readonly<Record<string, ChatResponse>>;
}

/** The answer to an unknown question. */
export const chatFallback: ChatMessage = {
  text: `Chat is not implemented yet. The founder will answer you personally by phone. Please text before calling: ${brand.phone}. Or write to ${brand.email}`,
  isUser: false,
  actionText: `Text ${brand.phone}`,
  action: brand.phoneHref.replace('tel:', 'sms:'),
  second: { text: `Write to ${brand.email}`, href: brand.emailHref },
};
