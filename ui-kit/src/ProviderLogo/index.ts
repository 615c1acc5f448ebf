export { ProviderLogo, type ProviderLogoProps } from './ProviderLogo.tsx';
