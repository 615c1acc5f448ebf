export { EmailField } from './EmailField.tsx';
export { TextField } from './TextField.tsx';
