import { Moment, momentNames } from '@emberite/ui-kit/Moment';
import { motifNames, Scene } from '@emberite/ui-kit/Scene';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from './FoundationPage.tsx';

export default { title: 'Foundations/Pictures', tags: ['!autodocs'] } satisfies Meta;

/** Every drawn picture on one sheet. */
export const All: StoryObj = {
  name: 'Pictures',
  render: () => (
    <FoundationPage
      title="Pictures"
      lead="Scenes show a place, moments show people in it. They are drawn, so they are sharp at any size
        and follow the theme."
    >
      <h2>Scenes</h2>
      <div className="tiles">
        {motifNames.map((motif) => (
          <figure key={motif} className="picture">
            <Scene motif={motif} />
            <figcaption>{motif}</figcaption>
          </figure>
        ))}
      </div>
      <h2>Moments</h2>
      <div className="tiles">
        {momentNames.map((moment) => (
          <figure key={moment} className="picture">
            <Moment moment={moment} />
            <figcaption>{moment}</figcaption>
          </figure>
        ))}
      </div>
    </FoundationPage>
  ),
};
