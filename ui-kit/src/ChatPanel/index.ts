export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
export { createChat, type ChatMachine, type ChatSnapshot, type Reply } from './chat.ts';
export type { ChatAnswer, ChatLine, ChatScript } from './script.ts';
export { chunked, instant, type Typing } from './typing.ts';
export { useChat } from './useChat.ts';
