import * as styles from './TextLink.module.css';

/** The look of a link in text, for a link of the router: `<Link className={textLinkClass}>`. */
export const textLinkClass: string = styles.link;
