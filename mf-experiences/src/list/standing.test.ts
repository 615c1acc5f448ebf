// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { registrationList } from '@emberite/sdk/api';
import { openSite } from '@emberite/testing';
import { expectStandingOn } from '@emberite/testing/standing';
import { afterAll, it } from 'vitest';
import { loadEvenings } from '../evenings/evening.ts';
import { saidOf } from '../standing/said.ts';
import ExperiencesPage from './ExperiencesPage.tsx';
import { sample } from '../../../tools/sample.ts';

const site = await openSite();
afterAll(() => site.close());

it.each(sample([true, false]))(
  'the experiences say where the member stands, and nothing else, with showExperiences=%s',
  async (showExperiences) => {
    site.newBrowser();
    Object.assign(config.flags, { showExperiences });
    await expectStandingOn(site, { '/emberite/experiences': ExperiencesPage }, async () =>
      saidOf({
        location: null,
        registered: await registrationList({}),
        evenings: await loadEvenings(),
        now: Date.now(),
      }),
    );
  },
);
