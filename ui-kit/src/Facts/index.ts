export { Facts, type Fact, type FactsProps } from './Facts.tsx';
