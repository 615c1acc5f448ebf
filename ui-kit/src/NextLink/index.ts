export { NextLink } from './NextLink.tsx';
