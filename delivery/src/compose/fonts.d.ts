/** The parts we use of two packages without types. */
declare module 'wawoff2' {
  /** Converts WOFF2 to TrueType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'opentype.js/dist/opentype.mjs' {
  interface Options {
    variation: Record<string, number>;
  }

  interface Font {
    getAdvanceWidth(text: string, size: number, options: Options): number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options: Options,
    ): { toPathData(decimals: number): string };
  }

  export function parse(file: ArrayBuffer): Font;
}
