/** A drawn picture as a data URL, for stories that show a photo or a video frame. */
const picture = (sky: string, sun: string, land: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><path fill="${sky}" d="M0 0h400v500H0z"/><circle cx="210" cy="270" r="70" fill="${sun}"/><path fill="${land}" d="M0 330 120 250 240 340 400 270V500H0Z"/></svg>`,
  )}`;

/** A sunset over hills, in portrait format. */
export const sunset: string = picture('#e9a06b', '#ffe2b8', '#1f4a41');

/** A bright morning, to check that controls are visible on it. */
export const morning: string = picture('#f6eee0', '#ffd9a8', '#b9d8c8');
