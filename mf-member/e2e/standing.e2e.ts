/** Where a member stands: what mf-experiences says of their registrations, in pages of mf-member. */
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import { isFull } from '../../tools/sample.ts';

const run = useSite();

const evening = {
  id: 'evening',
  experience: 'karaoke',
  name: 'a night out (karaoke)',
  status: 'standing',
  state: 'coming',
  startsAt: '2099-02-01T03:00:00Z',
  timeZone: 'America/Vancouver',
  date: '2099-01-31',
  hour: '19:00',
  meetingPlace: { name: 'The Mic', address: '1 First Street' },
  mapUrl: 'https://map.example/',
  host: 'Dana',
  word: '',
  answerBy: '2099-01-25T10:00:00Z',
  changeUntil: '2099-01-30T03:00:00Z',
  calendar: null,
  company: null,
};

it.runIf(isFull)(
  'journey and settings say what the member is registered for, and ask once',
  async () => {
    const { page } = run.tab;
    const user = await signIn(run.site, page.context(), 'stands@example.com');
    await user.becomeMember('dad_joke', 'travel_advice');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^[/]api[/](registrations|groups)$/.test(pathname)) asked.push(pathname);
    });
    const list = (name: string) => page.getByRole('region', { name });
    const next = () => list('Your next step').getByRole('heading').innerText();

    await page.goto(`${run.site.url}/emberite/journey`);
    await list('Your next step').getByRole('link', { name: 'Register' }).waitFor();
    expect(await next()).toBe('Register for a night out');
    expect(asked.toSorted()).toEqual(['/api/groups', '/api/registrations']);

    await user.post('/profiles', {
      availability: ['friday_evenings'],
      activities: ['karaoke'],
      budget: { ideal: '20-50', max: '50-100' },
      videoAgreement: 'yes',
      depositAgreement: 'no',
    });
    await page.route('**/api/groups', (route) => route.fulfill({ json: { groups: [evening] } }));
    asked.length = 0;
    await page.reload();
    await list('Done').getByText('You are registered for a night out.').waitFor();
    await list('Your next evening').getByText('The Mic').waitFor();
    expect(await next()).toBe('See how Ember works');
    expect(await list('Waiting for others').innerText()).toMatch(/Your evening is in \d+ days/);
    expect(asked.toSorted()).toEqual(['/api/groups', '/api/registrations']);

    await page.goto(`${run.site.url}/emberite/settings`);
    await list('Done').getByText('You are registered for a night out.').waitFor();
    expect(await list('Your next evening').count()).toBe(0);
    run.tab.expectClean();
  },
);
