export { DescriptionList, type Fact } from './DescriptionList.tsx';
