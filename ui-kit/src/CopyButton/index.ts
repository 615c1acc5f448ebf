export { CopyButton, toClipboard, type CopyButtonProps, type Delivery } from './CopyButton.tsx';
