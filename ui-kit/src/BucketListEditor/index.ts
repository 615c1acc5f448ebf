export { BucketListEditor, type BucketListEditorProps } from './BucketListEditor.tsx';
export { cleanList } from './cleanList.ts';
