export { Button, type ButtonProps } from './Button.tsx';
export {
  buttonClass,
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
} from './buttonClass.ts';
