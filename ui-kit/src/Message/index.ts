export { Message, type MessageProps } from './Message.tsx';
