export { ActionBar } from './ActionBar.tsx';
