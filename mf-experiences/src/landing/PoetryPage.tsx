import { publicHead } from '../navigation/publicHead.tsx';
import { poetryPage } from './landingSections.ts';
import { TypeView } from './TypeView.tsx';

export const head = () => publicHead({ ...poetryPage, isPoetry: true });

/** The public page `/poetry`. */
export default function PoetryPage() {
  return <TypeView page={poetryPage} />;
}
