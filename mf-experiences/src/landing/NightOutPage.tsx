import { nightOutPage } from './landingSections.ts';
import { typeHead } from './typeHead.ts';
import { TypeView } from './TypeView.tsx';

export const head = () => typeHead(nightOutPage);

/** The public page `/yvr`. */
export default function NightOutPage() {
  return <TypeView page={nightOutPage} />;
}
