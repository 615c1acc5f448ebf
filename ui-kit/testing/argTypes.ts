/** For docs: what a prop is where nothing is given, as the docgen does not see it. */
export function byDefault(value: string | number) {
  return {
    table: { defaultValue: { summary: typeof value === 'string' ? `'${value}'` : `${value}` } },
  };
}

/** A choice of strings that the docgen has only the name of a type for. */
export function oneOf(...values: readonly string[]) {
  const summary = values.map((value) => `'${value}'`).join(' | ');
  return { options: values, control: { type: 'select' }, table: { type: { summary } } } as const;
}

/** Words, which the docgen does not see where a component takes them over from another. */
export function words(description: string) {
  return {
    description,
    control: { type: 'text' },
    table: { type: { summary: 'ReactNode' } },
  } as const;
}

/** A yes or no that goes on to an element of the page. */
export function attribute(description: string) {
  return {
    description,
    control: { type: 'boolean' },
    table: { type: { summary: 'boolean' } },
  } as const;
}

/** What MultiChoice, SingleChoice and RangeBuckets take over from the group around their choices. */
export const groupWords = {
  legend: words('Names the group.'),
  hint: words('Below the name.'),
  error: words('What is wrong; read out when it appears.'),
};

/** How a group of choices can look. */
export const groupLook = {
  look: {
    description: '`cards` fill the line with room for a description; `chips` flow like words.',
    ...oneOf('cards', 'chips'),
    table: { ...oneOf('cards', 'chips').table, ...byDefault('cards').table },
  },
};
