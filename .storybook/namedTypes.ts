import type { ArgsEnhancer, ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import * as icons from '@emberite/ui-kit/Icon/shapes';

/** Icons by name, because a control can hold no component. */
const oneIcon = { options: Object.keys(icons), mapping: icons, control: { type: 'select' } };

const noControl = { control: { disable: true } };

/** What of a type a control can edit: `string | undefined` is a string, a ReactNode is words. */
function editable(type: SBType): SBType {
  if (type.name === 'union') {
    const values = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
    const [only] = values;
    return values.length === 1 && only ? { ...only, raw: type.raw ?? '' } : type;
  }
  const isNode = type.name === 'other' && type.value === 'ReactNode';
  return isNode ? { name: 'string', raw: 'ReactNode' } : type;
}

/** Whether something is drawn or holds what is: written as text, it would be lost. */
function isDrawn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(isDrawn);
}

/** What a list holds, as its first values say; the docgen has no word for `readonly Type[]`. */
function listOf(values: unknown[]): string {
  const [first] = values;
  if (typeof first !== 'object') return `${typeof first}[]`;
  const names = new Set(values.flatMap((value) => Object.keys(value ?? {})));
  return `{ ${[...names].join(', ')} }[]`;
}

function summaryOf({ type, table }: InputType, initial: unknown): string | undefined {
  const found = table?.type?.summary;
  if (found === 'union' || found === 'Omit') return typeof type === 'string' ? found : type?.raw;
  return found === 'unknown' && Array.isArray(initial) ? listOf(initial) : found;
}

function named(input: InputType, initial: unknown): InputType {
  const { type, table } = input;
  if (!type || typeof type === 'string') return input;
  const summary = summaryOf(input, initial);
  const shown = summary ? { ...table, type: { ...table?.type, summary } } : table;
  const isIcon = type.name === 'other' && type.value === 'LucideIcon';
  return {
    ...(isIcon ? oneIcon : isDrawn(initial) && noControl),
    ...input,
    type: { ...editable(type), required: type.required },
    ...(shown && { table: shown }),
  } as InputType;
}

/** What the docgen does not see, because it is of the element that a component stands for. */
function unseen(initial: unknown): InputType {
  if (!isDrawn(initial)) return {};
  return { ...noControl, table: { type: { summary: 'ReactNode' } } };
}

/**
 * Says of a prop that is one of several values which they are (the docgen says `union` only), and
 * gives each a control that suits what it is.
 */
export const namedTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [seen, initial] = [argTypes[name], initialArgs[name]];
      const input = seen ? named(seen, initial) : unseen(initial);
      return [name, { ...input, name } as (typeof argTypes)[string]];
    }),
  );
};

/** Calls icons by their names, as their control does. */
export const namedIcons: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const [icon] = Object.entries(icons).find(([, shape]) => shape === value) ?? [];
      return [name, argTypes[name]?.mapping && icon ? icon : value];
    }),
  );
