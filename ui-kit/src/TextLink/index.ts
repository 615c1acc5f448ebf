export { plainLink, type LinkParts, type RenderLink } from './renderLink.tsx';
export { TextLink, type TextLinkProps } from './TextLink.tsx';
export { textLinkClass } from './textLinkClass.ts';
