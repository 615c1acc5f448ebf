import { brand } from '@emberite/content/brand';
import { eveningsPath, registrationsPath } from '@emberite/content/paths';
import type { ChatScript } from '@emberite/ui-kit/ChatPanel';

/** The ids of the help chats inside the member area. */
export const chatIds = ['setup-guide', 'event-tips', 'general-chat'] as const;
export type ChatId = (typeof chatIds)[number];

/** A help chat. */
export interface Chat extends ChatScript {
  id: string;
  description: string;
}

interface Script extends Pick<Chat, 'title' | 'description'> {
  id: ChatId;
  greeting: string;
  /** By question. The first four are offered at the start. */
  answers: Readonly<Record<string, Omit<Chat['responseDictionary'][string], 'showOnStart'>>>;
}

const toChat = ({ greeting, answers, ...rest }: Script): Chat => ({
  ...rest,
  messages: [{ text: greeting, isUser: false }],
  responseDictionary: Object.fromEntries(
    Object.entries(answers).map(([question, answer], place) => [
      question,
      { ...answer, showOnStart: place < 4 },
    ]),
  ),
});

/** `opens` is the day from which members see each other: 'February 14th'. */
const setupGuide = (opens: string): Script => ({
  id: 'setup-guide',
  title: 'Setup guide',
  description: 'From an empty profile to your first invite.',
  greeting:
    'Welcome to Ember! I can walk you through setting up your profile. What would you like to know?',
  answers: {
    'What should I do first?': {
      response:
        'Record two short videos, one fun and one useful. They are your whole profile, and they make you discoverable.',
      actionText: 'Go to Videos',
      action: '/emberite/settings/videos',
      words: 'begin start setup profile',
    },
    'How long should a video be?': {
      response:
        'Up to 15 seconds. The recorder stops by itself, and you can retake it as often as you like before you upload.',
      words: 'seconds minutes length duration record clip',
    },
    'My camera does not start': {
      response:
        'Your browser needs permission for camera and microphone. Look for a small camera icon next to the address, allow both and try again. If another program is using the camera, close it first. On a phone, open Ember in Safari or Chrome and not inside another app.',
      words: 'microphone permission recording record allowed blocked broken',
    },
    'Who can see my videos?': {
      response: `Members only, and only those who have uploaded videos themselves. Before ${opens} nobody sees anybody. You can delete a video whenever you like.`,
      actionText: 'See visibility',
      action: '/emberite/settings/visibility',
      words: 'visible visibility hide private privacy watch show discoverable',
    },
    'How do I invite a friend?': {
      response:
        'Create an invite code in your settings and send it on. You can make a new one once yours has at most 2 uses left or expires within 7 days.',
      actionText: 'See my invites',
      action: '/emberite/settings/invites',
      words: 'invitation code codes bring share',
    },
    'How do I change or delete a video?': {
      response:
        'On the page of your videos: delete the one you have, then record or choose another one.',
      actionText: 'Go to Videos',
      action: '/emberite/settings/videos',
      words: 'videos record retake replace remove upload clip prompt',
    },
    'Where do I change my profile?': {
      response:
        'In your settings, under Basic info and preferences: your nickname, what you look for and the age range. First name, sex and age stay as they are.',
      actionText: 'Change my profile',
      action: '/emberite/settings/basic',
      words: 'edit nickname name preferences relationship interested age settings bucket',
    },
    'Can I change my location?': {
      response:
        'Not yourself, because groups are planned around it. If you have moved, write to us and we will change it with you.',
      actionText: `Write to ${brand.email}`,
      action: brand.emailHref,
      words: 'move moved city town place home',
    },
    'What is the daily prompt?': {
      response:
        'A question that everybody answers on the same day. It is optional and a good warm-up for the camera.',
      words: 'day',
    },
  },
});

const eventTips: Script = {
  id: 'event-tips',
  title: 'Event tips',
  description: 'What to expect, what to bring, how to feel at ease.',
  greeting: 'Thinking about your first event? Ask me anything. Everybody has been new here once.',
  answers: {
    'When will I know the date?': {
      response:
        'About 7 days before the event. By then the group is full, and you get an invite with the time, the address and a note from the host.',
      words: 'day time schedule event notice address',
    },
    'How are groups put together?': {
      response:
        'About 6 to 12 people, balanced, for example 4 women and 4 men, of similar age and free on the same evening. Nobody learns who matched with whom.',
      words: 'group people size balanced matching match men women',
    },
    'What if I am nervous?': {
      response:
        'Then you are in good company. Come ten minutes early, say hello to the host and ask one person what brought them here. The activity does the rest.',
      words: 'shy scared afraid anxious introvert alone',
    },
    'How much does it cost?': {
      response:
        'Each experience shows its price per person. Your punch card takes $10 off, ten times for you and five times for friends. Community events are free.',
      actionText: 'See the experiences',
      action: '/experience',
      words: 'price pay payment money expensive dollars punch card',
    },
    'How do I withdraw or change my registration?': {
      response:
        'On the page of your registrations: Change opens your answers, Withdraw deletes them. A paid deposit then comes back, unless an evening has used it.',
      actionText: 'See my registrations',
      action: registrationsPath,
      words:
        'registrations cancel remove stop event spot unregister leave quit booking fridays evening signup',
    },
    'What if I cannot make it?': {
      response:
        'Tell us as soon as you know. Somebody on the list will be glad, and you keep your place for the next group.',
      actionText: 'See my evenings',
      action: eveningsPath,
      words: 'sick ill miss late cancel attend busy',
    },
    'What happens to my deposit?': {
      response:
        'It is applied to the payment of your event. If no group forms within three months, or if you withdraw your registration or delete your account before, your $10 comes back.',
      actionText: 'See my registrations',
      action: registrationsPath,
      words: 'refund money back paid payment',
    },
    'Can I come with a friend?': {
      response:
        'Gladly, once your friend is a member. Tell us in a message that you would like to be in the same group and we will try.',
      actionText: 'Invite a friend',
      action: '/emberite/settings/invites',
      words: 'together bring partner plus one',
    },
    'What if I feel uncomfortable?': {
      response:
        'You may leave at any time and need no reason. Tell the host, or write to us later. We take it seriously and we keep it confidential.',
      actionText: `Write to ${brand.email}`,
      action: brand.emailHref,
      words: 'safe safety unsafe harassment report bother leave',
    },
  },
};

const generalChat: Script = {
  id: 'general-chat',
  title: 'General questions',
  description: 'About Ember, your membership and your data.',
  greeting: 'Hello! What can I tell you about Ember?',
  answers: {
    'What is Ember?': {
      response:
        'A community that meets in small, balanced groups to do something together: dance, cook, hike, throw axes, read poems. Some come for friends, some would not mind a spark.',
      words: 'about service works explain',
    },
    'What do I get as a member?': {
      response:
        'A group planner and match-maker, members-only events on demand, a punch card (10 punches of $10 for you and 5 of $10 for friends) and free community events.',
      words: 'membership perks benefits punch card',
    },
    'Where is Ember open?': {
      response:
        'In Revelstoke, BC. Metro Vancouver is next. Elsewhere we collect interest and open where enough people ask for it.',
      words: 'city town place vancouver revelstoke available located',
    },
    'Do people see who likes whom?': {
      response:
        'No. What you say with the slider on a profile stays in your browser, and nobody learns who matched with whom, at the event or later.',
      words: 'slider interest matched match secret',
    },
    'What do you do with my data?': {
      response:
        'We use it to run the service, keep it on servers in the European Union and do not sell it. You can see, correct and delete it.',
      actionText: 'Read the privacy policy',
      action: '/privacy-policy',
      words: 'privacy private personal information gdpr',
    },
    'How do I export my data?': {
      response:
        'In your settings, under Export my data, you get everything that we store about you as one file.',
      actionText: 'Export my data',
      action: '/emberite/settings/export',
      words: 'download copy file',
    },
    'How do I sign out?': {
      response:
        'In your settings, under Authentication. There you also see where else you are signed in.',
      actionText: 'See where I am signed in',
      action: '/emberite/settings/auth',
      words: 'logout log signout signed session sessions passkey passkeys device',
    },
    'How do I reach you?': {
      response: `Write to ${brand.email}. For a talk with the founder, text ${brand.phone} before you call.`,
      actionText: `Write to ${brand.email}`,
      action: brand.emailHref,
      words: 'contact email mail phone call write support person human team founder',
    },
    'How do I delete my account?': {
      response:
        'In your settings, under Delete account. Your profile, your videos, your invites and your registrations go with it, at once and for good, and a paid deposit comes back, unless an evening has used it. You can export your data first.',
      actionText: 'Delete my account',
      action: '/emberite/settings/delete-account',
      words: 'close remove stop end unsubscribe leave quit cancel membership profile deactivate',
    },
    'Can I become a host?': {
      response:
        'Yes, if you love what you teach and like people. Our page for hosts says how it works.',
      actionText: 'Become a host',
      action: '/become-a-host',
      words: 'hosting teach organize guide lead',
    },
  },
};

/** Returns the help chats. `opens` is the day from which members see each other: 'February 14th'. */
export const chats = (opens: string): Readonly<Record<ChatId, Chat>> => ({
  'setup-guide': toChat(setupGuide(opens)),
  'event-tips': toChat(eventTips),
  'general-chat': toChat(generalChat),
});

/** Returns the help chat with this id; undefined if there is none. */
export const chatById = (id: string | undefined, opens: string): Chat | undefined =>
  Object.values(chats(opens)).find((chat) => chat.id === id);

/** The path of a help chat's page. */
export const chatLink = (id: string): string => `/emberite/chat/${id}`;
