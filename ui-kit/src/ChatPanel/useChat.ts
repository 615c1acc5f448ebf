import { useEffect, useState, useSyncExternalStore } from 'react';
import { createChat } from './chat.ts';
import type { ChatLine, ChatScript } from './script.ts';
import { chunked, instant } from './typing.ts';

const typing = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? instant : chunked);

/**
 * A chat that lives as long as the component. Returns what ChatPanel shows, and `ask`. `asked` are
 * the questions of a conversation to resume.
 */
export function useChat(script: ChatScript, fallback: ChatLine, asked?: readonly string[]) {
  const [chat] = useState(() => createChat(script, fallback, typing, asked));
  useEffect(() => () => chat.stop(), [chat]);
  const snapshot = useSyncExternalStore(chat.subscribe, chat.read, chat.read);
  return { ...snapshot, ask: chat.ask };
}
