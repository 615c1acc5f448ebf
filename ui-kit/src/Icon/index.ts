export { Icon, type IconShape } from './Icon.tsx';
export * from './shapes.ts';
