export { BucketListEditor } from './BucketListEditor.tsx';
export { cleanList } from './cleanList.ts';
