import { brand } from './brand.ts';

/** A line of a chat. A line with an action ends in a link to that path or address. */
export interface ChatMessage {
  text: string;
  isUser: boolean;
  actionText?: string;
  action?: string;
}

/** What is answered to a question. Those shown at start are offered first, the others in reserve. */
interface ChatResponse {
  response: string;
  actionText?: string;
  action?: string;
  showOnStart: boolean;
}

/** A help chat: its first messages and, by question, its answers. */
export interface Chat {
  id: string;
  title: string;
  description: string;
  messages: readonly ChatMessage[];
  responseDictionary: Readonly<Record<string, ChatResponse>>;
}

/** The answer to a question that no dictionary knows. */
export const chatFallback: ChatMessage = {
  text: `Chat is not implemented yet. The founder will answer you personally by phone. Please text before calling: ${brand.phone}`,
  isUser: false,
  actionText: `Text ${brand.phone}`,
  action: brand.phoneHref.replace('tel:', 'sms:'),
};
