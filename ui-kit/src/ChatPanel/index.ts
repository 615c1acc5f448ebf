export { ChatPanel } from './ChatPanel.tsx';
export { useChat } from './useChat.ts';
