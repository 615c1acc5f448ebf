export { Page } from './Page.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { useHeadingFocus } from './useHeadingFocus.ts';
export { useLostFocus } from './useLostFocus.ts';
