export { Field, type FieldProps, type FieldWords } from './Field.tsx';
export { controlClass } from './controlClass.ts';
