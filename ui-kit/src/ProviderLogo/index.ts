export { ProviderLogo } from './ProviderLogo.tsx';
