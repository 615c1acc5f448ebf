import { expect, test } from 'vitest';
import { newMember } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi();

test('a CSV file of an empty list has the titles of its columns', async () => {
  await api.staff('add', 'robin@desk.example');
  const robin = await api.signedIn('robin@desk.example');
  const head = async (list: string) => (await robin.get(`/api/desk/${list}`)).body;
  expect(await head('waitlist.csv?role=poetry-night')).toBe(
    'Address,Role,Place,Idea,Confirmed at\r\n',
  );
  const file = await robin.fetch(new Request(`${api.origin}/api/desk/waitlist.csv`));
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(await head('deposits.csv?status=refunded')).toMatch(/^Address,Status,.*,Dispute\r\n$/);
  expect(await head('groups.csv')).toMatch(/^Group,Experience,.*,State\r\n$/);
  expect(await head('registrations.csv?experience=karaoke')).toMatch(
    /^Name,.*,Agreed,Deposit,Refund,Used,.*,State\r\n$/,
  );
});

test('a CSV file quotes what needs it, and has no formulas', async () => {
  await api.staff('add', 'kay@desk.example');
  const kay = await api.signedIn('kay@desk.example');
  const ideas = ['=HYPERLINK("https://evil.example")', 'Pots, "big" ones', '+1', 'Hike'];
  for (const [index, idea] of ideas.entries()) {
    const email = `host${index}@desk.example`;
    await api.browser().post('/api/waitlist', { email, place: '@home', role: 'host', idea });
    const secret = /waitlist#([\w-]+)/.exec((await api.mailTo(email)).text)?.[1];
    await api.browser().post('/api/waitlist/confirm', { secret });
  }
  await api.browser().post('/api/waitlist', {
    email: 'guest@desk.example',
    place: 'Vernon',
    role: 'guest',
    idea: '',
  });
  const { body } = await kay.get('/api/desk/waitlist?role=host');
  const { csv, rows: entries } = body as { csv: string; rows: { idea: string }[] };
  expect(entries.map(({ idea }) => idea)).toEqual(ideas);
  // The log says whom it has shown, by what `printf %s ADDRESS | sha256sum | cut -c1-16` writes.
  const [seen = ''] = api.logLines.filter((line) => line.includes('people-seen')).slice(-1);
  expect(JSON.parse(seen)).toMatchObject({
    people: [
      'waitlist:4ecf8f8584a0be13',
      'waitlist:aea6fa10388777b5',
      'waitlist:1103a3c6e778679f',
      'waitlist:982e81d77958af78',
    ],
  });
  expect(api.logLines.join()).not.toContain('@desk.example');
  expect(csv).toBe('/api/desk/waitlist.csv?role=host');
  const file = (await kay.get(csv)).body as string;
  const [head, ...rows] = file.replace(/,[^,]*\r\n/g, '\r\n').split('\r\n');
  expect(head).toBe('Address,Role,Place,Idea');
  expect(rows).toEqual([
    `host0@desk.example,host,'@home,"'=HYPERLINK(""https://evil.example"")"`,
    `host1@desk.example,host,'@home,"Pots, ""big"" ones"`,
    `host2@desk.example,host,'@home,'+1`,
    `host3@desk.example,host,'@home,Hike`,
    '',
  ]);
  // Where the comma is in numbers, spreadsheets separate cells by other characters.
  const split = {
    email: 'split@desk.example',
    place: '=1',
    role: 'host',
    idea: `Hike;=cmd|' /C calc'!A0;-1; "@2"; swim-and-run\n=3`,
  };
  await api.browser().post('/api/waitlist', split);
  const [, secret] = /waitlist#([\w-]+)/.exec((await api.mailTo(split.email)).text) ?? [];
  await api.browser().post('/api/waitlist/confirm', { secret });
  expect((await kay.get(csv)).body).toContain(
    `split@desk.example,host,'=1,"Hike;'=cmd|' /C calc'!A0;'-1;' ""@2""; swim-and-run\n'=3",`,
  );
});

test('the list of deposits begins with the newest, whatever has become of them', async () => {
  await api.staff('add', 'lou@desk.example');
  for (const outcome of ['pending', 'paid']) {
    const member = await newMember(api, `${outcome}@desk.example`);
    await member.send('/payment/test-checkout', new URLSearchParams({ outcome }));
    api.pass(1000);
  }
  const lou = await api.signedIn('lou@desk.example');
  const { body } = await lou.get('/api/desk/deposits');
  expect(body).toMatchObject({ rows: [{ status: 'paid' }, { status: 'pending' }] });
});
