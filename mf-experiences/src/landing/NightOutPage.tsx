import { publicHead } from '../navigation/publicHead.tsx';
import { nightOutPage } from './landingSections.ts';
import { TypeView } from './TypeView.tsx';

export const head = () => publicHead(nightOutPage);

/** The public page `/yvr`. */
export default function NightOutPage() {
  return <TypeView page={nightOutPage} />;
}
