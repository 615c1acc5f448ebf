/** Returns a group size as text: '6-12 people'. */
export const peopleRange = ({ min, max }: { min: number; max: number }): string =>
  `${min}-${max} people`;
