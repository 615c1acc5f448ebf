import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Four people arm in arm. */
export function Together() {
  return (
    <>
      <Standing
        x={260}
        size={0.92}
        coat="fire"
        skin="skin"
        hair="long"
        arms="M-22-194l-22 48 8 44M22-194q34-10 70 2"
      />
      <Standing
        x={354}
        size={1}
        coat="paper"
        skin="skinDeep"
        hair="short"
        arms="M-22-194q-32-8-60 8M22-194q32-6 64 6"
      />
      <Standing
        x={446}
        size={0.95}
        coat="leaf"
        skin="skinFair"
        hair="bun"
        arms="M-22-194q-32-10-64-2M22-194q32-6 62 2"
        turn
      />
      <Standing
        x={540}
        size={0.98}
        coat="light"
        skin="skin"
        hair="short"
        arms="M-22-194l-24 46 6 48M22-194q34-10 66 0"
        turn
      />
    </>
  );
}
