import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const id = 'virtual:components';
const root = join(import.meta.dirname, '..', '..');

/** What the sources say of a component. */
export interface ListedComponent {
  name: string;
  /** Its title in the sidebar; missing where it has no stories. */
  title: string | undefined;
  stories: number;
  /** Stories that do something and check it. */
  interactions: number;
  unitTests: number;
  hasBaseline: boolean;
  /** Packages that import it. */
  usedBy: string[];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The packages that name each component in an import. */
function users(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('{shell,mf-*}/src/**/*.{ts,tsx}', { cwd: root })) {
    const [room = ''] = file.split(/[\\/]/);
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /'@emberite\/ui-kit\/(\w+)'/g,
    )) {
      found.set(name, (found.get(name) ?? new Set()).add(room));
    }
  }
  return found;
}

/** Every folder of the kit that is a component, by name. */
function listComponents(): ListedComponent[] {
  const kit = join(root, 'ui-kit', 'src');
  const usedBy = users();
  const names = readdirSync(kit, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && /^[A-Z]/.test(entry.name) ? [entry.name] : [],
  );
  return names.map((name) => {
    const folder = join(kit, name);
    const text = globSync('*.stories.tsx', { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    return {
      name,
      title: /title: '([^']+)'/.exec(text)?.[1],
      stories: count(text, /^export const \w+: Story/gm),
      interactions: count(text, /^ {2}play: |\bplay: \w+ \}/gm),
      unitTests: globSync('**/*.test.{ts,tsx}', { cwd: folder }).length,
      hasBaseline: existsSync(join(root, '.storybook', 'visual', 'baselines', `${name}.png`)),
      usedBy: [...(usedBy.get(name) ?? [])].toSorted(),
    };
  });
}

/** Gives the overview page what the sources say, as the module `virtual:components`. */
export function componentList() {
  return {
    name: 'ember-component-list',
    resolveId: (asked: string) => (asked === id ? `\0${id}` : undefined),
    load: (asked: string) =>
      asked === `\0${id}` ? `export default ${JSON.stringify(listComponents())}` : undefined,
  };
}
