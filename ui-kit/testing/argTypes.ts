/** For docs: a prop's default value, which the docgen does not see. */
export function byDefault(value: string | number) {
  return {
    table: { defaultValue: { summary: typeof value === 'string' ? `'${value}'` : `${value}` } },
  };
}

/** A choice of strings. The docgen only knows the name of its type. */
export function oneOf(...values: readonly string[]) {
  const summary = values.map((value) => `'${value}'`).join(' | ');
  return { options: values, control: { type: 'select' }, table: { type: { summary } } } as const;
}

/** A text prop that a component takes from another, which the docgen does not see. */
export function text(description: string) {
  return {
    description,
    control: { type: 'text' },
    table: { type: { summary: 'ReactNode' } },
  } as const;
}

/** A boolean attribute that is passed on to a DOM element. */
export function attribute(description: string) {
  return {
    description,
    control: { type: 'boolean' },
    table: { type: { summary: 'boolean' } },
  } as const;
}

/** The props that MultiChoice and SingleChoice take from ChoiceGroup. */
export const groupText = {
  legend: text('The group’s name.'),
  hint: text('Help below the name.'),
  error: text('The error message. Screen readers announce it when it appears.'),
};

/** How a group of choices can look. */
export const groupLook = {
  look: {
    description: '`cards` fill the line and leave room for a description; `chips` wrap like words.',
    ...oneOf('cards', 'chips'),
    table: { ...oneOf('cards', 'chips').table, ...byDefault('cards').table },
  },
};
