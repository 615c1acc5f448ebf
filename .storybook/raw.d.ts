/// <reference types="vite/types/importMeta.d.ts" />
/** Vite imports a file as text. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
