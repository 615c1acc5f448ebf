/** A price per person. */
export interface Price {
  currency: 'CAD';
  amount: number;
}

/** Returns a price as every page writes it: '$65 CAD per person'. */
export const priceText = ({ amount, currency }: Price): string =>
  `$${amount} ${currency} per person`;
