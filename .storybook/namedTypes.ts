import type { ArgsEnhancer, ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import * as icons from '@emberite/ui-kit/Icon/shapes';

/** Icons by name, because a control cannot hold a component. */
const oneIcon = { options: Object.keys(icons), mapping: icons, control: { type: 'select' } };

const noControl = { control: { disable: true } };

/**
 * Returns the part of a type that a control can edit: `string | undefined` is a string, and so is a
 * ReactNode.
 */
function editable(type: SBType): SBType {
  if (type.name === 'union') {
    const values = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
    const [only] = values;
    return values.length === 1 && only ? { ...only, raw: type.raw ?? '' } : type;
  }
  const isNode = type.name === 'other' && type.value === 'ReactNode';
  return isNode ? { name: 'string', raw: 'ReactNode' } : type;
}

/** Whether a value is an element or contains one, which a text control would destroy. */
function isDrawn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(isDrawn);
}

/**
 * Describes the type of a list by its first values. The docgen does not resolve `readonly Type[]`.
 */
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
  const isIcon = type.name === 'other' && type.value === 'IconNode';
  return {
    ...(isIcon ? oneIcon : isDrawn(initial) && noControl),
    ...input,
    type: { ...editable(type), required: type.required },
    ...(shown && { table: shown }),
  } as InputType;
}

/** Props the docgen does not see, because they belong to the underlying DOM element. */
function unseen(initial: unknown): InputType {
  if (!isDrawn(initial)) return {};
  return { ...noControl, table: { type: { summary: 'ReactNode' } } };
}

/**
 * Lists the values of a union prop (the docgen only says `union`), and gives each prop a suitable
 * control.
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

/** Replaces icons by their names, as their control shows them. */
export const namedIcons: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const [icon] = Object.entries(icons).find(([, shape]) => shape === value) ?? [];
      return [name, argTypes[name]?.mapping && icon ? icon : value];
    }),
  );
