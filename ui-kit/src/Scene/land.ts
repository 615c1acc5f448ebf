/** The sky, light and ridges of a picture, with its size. */
export interface Land {
  width: number;
  height: number;
  /** Which part stays visible in a frame of another shape: the middle or the bottom. */
  keeps: 'middle' | 'bottom';
  /** Where the sky's two colours are pure, as fractions of the height. */
  sky: readonly [top: number, low: number];
  stars: readonly (readonly [x: number, y: number, radius: number])[];
  /** The light source and the radius of its glow. */
  light: { x: number; y: number; sun: number; glowY: number; glow: number };
  /** From the farthest to the nearest. */
  ridges: readonly { depth: 'far' | 'middle' | 'water' | 'forest' | 'near'; path: string }[];
}

/** The land of DuskScene: a wide sky with room for text, and a forest below the mountains. */
export const dusk: Land = {
  width: 1600,
  height: 1000,
  keeps: 'bottom',
  sky: [0.05, 0.6],
  stars: [
    [180, 160, 3],
    [330, 300, 2],
    [520, 140, 3],
    [660, 270, 2],
    [930, 130, 2.5],
    [1010, 330, 2],
    [1310, 170, 3],
    [1480, 320, 2],
  ],
  light: { x: 800, y: 660, sun: 112, glowY: 650, glow: 560 },
  ridges: [
    {
      depth: 'far',
      path: 'M0 1000V668l120-70 84 48 168-142 104 92 76-42 150 122 66-38 56 30 116-58 84 68 86-92 92 74 150-140 116 108 76-42 132 92v370Z',
    },
    {
      depth: 'middle',
      path: 'M0 1000V740l170-62 124 64 190-98 160 106 136-36 128 46 196-112 152 88 150-62 194 60v266Z',
    },
    {
      depth: 'forest',
      path: 'M0 1000V790l22-52 20 44 22-72 24 76 20-48 22 56 28-88 26 90 22-52 20 54 30-32 40 16 96 14 148-6 160-4h200l160 6 110 0 76-22 34-44 26 48 28-84 28 84 20-46 24 54 28-96 28 92 22-54 22 60 26-78 24 66 20-48 16 38 18-30v270Z',
    },
    {
      depth: 'near',
      path: 'M0 1000V852c180-40 360-38 540-20s360 20 540 0 360-18 520 12v156Z',
    },
  ],
};
