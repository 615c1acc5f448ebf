/** In place of a name that browsers do not have, for libraries that look before they use it. */
export default undefined;
