export { Field, type FieldProps, type FieldWords } from './Field.tsx';
export { controlClass } from './controlClass.ts';
export { describedBy, Hint, labelClass, Wrong, type HelpProps } from './Words.tsx';
