/** The parts we use of two packages without types. */
declare module 'wawoff2' {
  /** Converts WOFF2 to TrueType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'opentype.js/dist/opentype.mjs' {
  interface Options {
    variation: Record<string, number>;
  }

  /** A command of an SVG path, with the coordinates that it has. */
  export interface PathCommand extends Partial<
    Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>
  > {
    type: string;
  }

  interface Font {
    getAdvanceWidth(text: string, size: number, options: Options): number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options: Options,
    ): { commands: PathCommand[] };
  }

  export function parse(file: ArrayBuffer): Font;
}
