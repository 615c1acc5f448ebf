/**
 * Loads the fonts that the document's inline script held back. The page changes its font once, when
 * all of them have loaded.
 */
export async function loadFonts(): Promise<void> {
  const families = [...document.fonts].map(({ family }) => family);
  const own = new Set(families.filter((family) => family.includes('Variable')));
  await Promise.allSettled([...own].map((family) => document.fonts.load(`1em ${family}`)));
  delete document.documentElement.dataset['pending'];
}
