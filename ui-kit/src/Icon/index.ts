export { Icon, type IconProps, type IconShape } from './Icon.tsx';
export * from './shapes.ts';
