export { ChatPanel } from './ChatPanel.tsx';
export type { ChatScript } from './script.ts';
export { useChat } from './useChat.ts';
