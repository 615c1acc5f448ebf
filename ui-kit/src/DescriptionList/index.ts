export { DescriptionList, type Fact, type DescriptionListProps } from './DescriptionList.tsx';
