/**
 * Global styles of the site: layer order, reset, tokens and fonts. Only the shell (and Storybook)
 * imports this, once; it is inlined into every page, so it stays small.
 */
import './layers.css';
import './reset.css';
import './tokens.css';
import './print.css';
import './fonts/fonts.css';
