export { Field, type FieldText } from './Field.tsx';
export { controlClass } from './controlClass.ts';
export { describedBy, Hint, labelClass, Wrong, type HelpProps } from './HelpText.tsx';
