/** Returns numbers from `low` to `high`; whole ones, so every browser draws the same. */
export type Between = (low: number, high: number) => number;

/** A path behind the motif, in the colours of the picture. */
export interface Detail {
  paint:
    | 'far'
    | 'middle'
    | 'near'
    | 'wall'
    | 'light'
    | 'fire'
    | 'leaf'
    | 'paper'
    | 'plain'
    | 'shade'
    | 'lightLine'
    | 'cloudLine'
    | 'inkLine'
    | 'leafLine'
    | 'paperLine';
  path: string;
  /** 0 to 1. Default 1. */
  opacity?: number;
  /** Of a line. */
  width?: number;
}
