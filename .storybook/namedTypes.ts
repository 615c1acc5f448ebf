import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** What of a type a control can edit: `string | undefined` is a string, words are a ReactNode. */
function editable(type: SBType, initial: unknown): SBType {
  if (type.name === 'union') {
    const values = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
    const [only] = values;
    return values.length === 1 && only ? { ...only, raw: type.raw ?? '' } : type;
  }
  const isNode = type.name === 'other' && type.value === 'ReactNode';
  return isNode && typeof initial === 'string' ? { name: 'string', raw: 'ReactNode' } : type;
}

function named(input: InputType, initial: unknown): InputType {
  const { type, table } = input;
  if (!type || typeof type === 'string') return input;
  const summary = table?.type?.summary === 'union' ? type.raw : table?.type?.summary;
  const shown = summary ? { ...table, type: { ...table?.type, summary } } : table;
  const { required } = type;
  return {
    ...input,
    type: { ...editable(type, initial), required },
    ...(shown && { table: shown }),
  } as InputType;
}

/** Says of a prop that is one of several values which they are; the docgen says `union` only. */
export const namedTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [
      name,
      named(input, initialArgs[name]) as (typeof argTypes)[string],
    ]),
  );
