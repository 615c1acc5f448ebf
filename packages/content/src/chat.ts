import { brand } from './brand.ts';

/** What a help chat answers to an unknown question. */
export const chatFallback = {
  text: `Chat is not implemented yet. The founder will answer you personally by phone. Please text before calling: ${brand.phone}. Or write to ${brand.email}`,
  isUser: false,
  actionText: `Text ${brand.phone}`,
  action: brand.phoneHref.replace('tel:', 'sms:'),
  second: { text: `Write to ${brand.email}`, href: brand.emailHref },
};
