/** The id of the steps on the landing page, which the header of every public page leads to. */
export const howItWorks = 'how-it-works';
