export { DescriptionList, type Description } from './DescriptionList.tsx';
