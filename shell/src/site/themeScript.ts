import { themeKey } from '@emberite/sdk/theme';

/** The inline script that applies the theme chosen on this device, before the first paint. */
export const themeScript = `try{let t=localStorage.getItem('${themeKey}');if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}`;
