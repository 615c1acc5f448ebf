import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Three people practise the same step. */
export function Lesson() {
  return (
    <>
      <Standing
        x={266}
        size={0.86}
        coat="plain"
        skin="skinDeep"
        hair="bun"
        arms="M-22-194l-42-18-26-34M22-194l24-46 4-42"
        legs="M-11-116l-26 50-24 58h-9M11-116l6 58 2 52h10"
      />
      <Standing
        x={534}
        size={0.86}
        coat="leaf"
        skin="skin"
        hair="short"
        arms="M-22-194l-42-18-26-34M22-194l24-46 4-42"
        legs="M-11-116l-26 50-24 58h-9M11-116l6 58 2 52h10"
      />
      <Standing
        x={400}
        y={450}
        coat="fire"
        skin="skinFair"
        hair="long"
        arms="M-22-194l-42-18-26-34M22-194l24-46 4-42"
        legs="M-11-116l-26 50-24 58h-9M11-116l6 58 2 52h10"
      />
    </>
  );
}
