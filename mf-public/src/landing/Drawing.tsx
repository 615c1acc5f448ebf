/** The drawings of the examples, apart from their texts: they are larger than the rest of the page. */
export { Scene as default } from '@emberite/ui-kit/Scene';
