import { newProfile } from '@emberite/contract/newProfile';
import { nightOut } from './nightOut.ts';

const evening = {
  date: '2031-12-05',
  hour: '19:00',
  meetingPlace: { name: 'The Last Drop', address: '200 3rd Street West, Revelstoke' },
  host: 'Robin',
  word: '',
};

/** Valid input for each call, by path: the starting point for invalid input. */
export const samples: Readonly<Record<string, readonly object[]>> = {
  '/auth/callback/:provider': [{ provider: 'google', code: 'c', state: 's', iss: 'i' }],
  '/auth/magic-link/send': [{ email: 'fuzz@people.example' }],
  '/auth/magic-link/secret': [{ email: 'fuzz@people.example', secret: 's' }],
  '/auth/magic-link/code': [{ email: 'fuzz@people.example', code: '123456' }],
  '/auth/passkeys/add': [
    {
      name: 'Phone',
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    },
  ],
  '/auth/passkeys/sign-in': [
    {
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
  ],
  '/auth/passkeys/remove': [{ id: 'AAAA' }],
  '/auth/sessions/end': [{ id: 'none' }],
  '/desk/deposits': [{ status: 'paid' }],
  '/desk/groups': [
    { experience: 'karaoke', place: 'CA:BC:Revelstoke', status: 'over' },
    { experience: 'karaoke', place: 'CA:BC:Revelstoke', people: ['none'], ...evening },
  ],
  '/desk/groups/:id': [{ id: 'none' }],
  '/desk/groups/:id/call-off': [{ id: 'none', reason: 'Snow' }],
  '/desk/groups/:id/move': [{ id: 'none', sequence: 0, ...evening }],
  '/desk/proposals': [{ experience: 'karaoke', place: 'CA:BC:Revelstoke', month: '2031-12' }],
  '/desk/proposals/check': [
    {
      experience: 'karaoke',
      place: 'CA:BC:Revelstoke',
      groups: [{ when: 'friday_evenings', people: ['none'] }],
    },
  ],
  '/desk/registrations': [{ experience: 'karaoke', place: 'CA:BC:Revelstoke', state: 'waiting' }],
  '/desk/waitlist': [{ role: 'host' }],
  '/groups/:id/answer': [{ id: 'none', answer: 'coming' }],
  '/invitations': [{ secret: 's' }],
  '/invitations/answer': [{ secret: 's', answer: 'declined' }],
  '/invites': [{ inviteCode: 'EMBER-WELCOME' }, { textPart: 'Ann' }],
  '/profiles': [
    { location: 'CA:BC:Revelstoke' },
    { profile: newProfile, inviteCode: 'EMBER-WELCOME' },
    { ...nightOut, budget: { ideal: '0-20', max: '20-50' }, depositAgreement: 'no' },
  ],
  '/profiles/updateProfileProperty': [
    { location: 'CA:BC:Revelstoke', changes: [{ field: 'nickname', value: 'Em' }] },
    { location: 'CA:BC:Revelstoke', changes: [{ field: 'bucketList', value: ['Fly'] }] },
  ],
  '/people/:id': [{ id: 'none' }],
  '/registrations/experiences/add': [{ experience: 'meal-kit-mastery' }],
  '/registrations/experiences/remove': [{ experience: 'meal-kit-mastery' }],
  '/registrations/poetry-night': [{ availability: ['2025-02-07'], availabilityExplained: true }],
  '/registrations/withdraw': [{ id: 'none' }],
  '/users/updateUserProperty': [{ changes: [{ field: 'roadmaps', value: { setup: ['first'] } }] }],
  '/users/delete': [{ email: 'nobody@people.example' }],
  '/videos/captions': [{ videoId: 'none', location: 'CA:BC:Revelstoke', captions: 'Hi.\nBye.' }],
  '/videos/delete': [{ videoId: 'none', location: 'CA:BC:Revelstoke' }],
  '/videos/upload': [
    {
      location: 'CA:BC:Revelstoke',
      promptId: 'dad_joke',
      promptType: 'fun',
      captions: 'Hi.\nBye.',
    },
  ],
  '/waitlist': [{ email: 'fuzz@people.example', place: 'Kelowna', role: 'host', idea: 'Pots' }],
  '/waitlist/confirm': [{ secret: 's' }],
  '/waitlist/leave': [{ secret: 's' }],
};
