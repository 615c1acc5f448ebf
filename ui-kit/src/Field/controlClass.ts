import * as styles from './Field.module.css';

/** The look shared by text inputs, selects and text areas. */
export const controlClass: string = styles.control;
