/**
 * The inline script that notes which form is submitted before the code of its page is here: the kit's
 * Form submits it then.
 */
export const earlySubmitScript = "addEventListener('submit',e=>e.target.isEarly=!0)";
