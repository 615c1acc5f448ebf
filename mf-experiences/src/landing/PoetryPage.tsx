import { poetryPage } from './landingSections.ts';
import { typeHead } from './typeHead.ts';
import { TypeView } from './TypeView.tsx';

export const head = () => typeHead(poetryPage);

/** The public page `/poetry`. */
export default function PoetryPage() {
  return <TypeView page={poetryPage} />;
}
