export { Page } from './Page.tsx';
export { PageHeader } from './PageHeader.tsx';
export type { PageHeaderProps } from './PageHeader.tsx';
export { useHeadingFocus } from './useHeadingFocus.ts';
export { useLostFocus } from './useLostFocus.ts';
