/// <reference types="vite/types/importMeta.d.ts" />
/** Vite gives the text of a file. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
