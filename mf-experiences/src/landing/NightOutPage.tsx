import { landingsOfType } from './landing.ts';
import { nightOutPage } from './landingSections.ts';
import { typeHead } from './typeHead.tsx';
import { TypeView } from './TypeView.tsx';

export const head = () => typeHead(nightOutPage);

/** The public page `/yvr`. */
export default function NightOutPage() {
  return <TypeView page={nightOutPage} records={landingsOfType(nightOutPage.type)} />;
}
