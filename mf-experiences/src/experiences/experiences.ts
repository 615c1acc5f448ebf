import { brand } from '@emberite/content/brand';
import { nightOutExperiences } from '@emberite/content/experiences';
import { defaultLocation, locationLabel } from '@emberite/content/locations';
import { poetryNightDuration, poetryNightPrice } from '../season/poetryNight.ts';
import type { Experience, NightOutExperience } from './experience.ts';

const canada = { country: 'Canada', language: 'English' };

/** The fields of an experience that the API knows, too. */
function known(id: NightOutExperience) {
  const { label, area } = nightOutExperiences.find(({ value }) => value === id)!;
  return { id, title: label, area };
}

/** The built-in catalogue, in the order of Next. */
export const experiences: readonly Experience[] = [
  {
    ...known('downstream-adventure-class'),
    subtitle: 'Learn to read a river, then ride it together',
    price: 65,
    ...canada,
    category: 'Adventure',
    duration: { hours: 3, minutes: 0 },
    participants: { min: 6, max: 12 },
    location: {
      name: 'Columbia River shore',
      address: 'Revelstoke, BC. The put-in is marked on the map in your invite',
    },
    whatToExpect: [
      'We start on dry land with a paddle in hand: how to sit, how to steer, how to read where the water is quick and where it is kind. Then we pair up in stable two-person boats and follow the calm stretch downstream.',
      'Partners change at every gravel bar, so you will have paddled with everyone by the time the kettle goes on. Steering a boat with a stranger tells you more than an hour of small talk, and it is a lot funnier.',
    ],
    requiredLevel: 'Beginner. You need to be able to swim',
    notes: [
      {
        title: 'What to wear',
        text: 'Quick-drying layers and shoes that may get wet. Bring a full change of clothes for afterwards.',
      },
      {
        title: 'Weather',
        text: 'Rain is fine. When the river runs too high we move the date and nobody pays twice.',
      },
    ],
    whatsIncluded: [
      'Boat, paddle, life jacket and helmet',
      'Dry bag for your phone',
      'Shuttle back to the start',
      'Hot tea and something sweet on the shore',
    ],
    host: {
      name: 'Maren',
      avatar: 'downstream-adventure-class/host',
      bio: 'Maren has guided on rivers for eleven summers and believes that the best conversations happen while looking the same way.',
      video: { kind: 'loop', alt: 'A canoe rocking on the river in the evening' },
    },
    hostMessages: [
      'Nobody has to be good at this. You only have to be willing to laugh when the boat turns around.',
      'Tell me beforehand if cold water worries you. I will put you in the steadiest boat.',
    ],
    image: {
      motif: 'adventure',
      alt: 'Two people paddling a canoe past a cabin on the shore, the sun low over the hills',
    },
    images: {
      midTop: { moment: 'paddles', alt: 'Two paddles and two life jackets at an upturned canoe' },
      midBottom: { moment: 'picnic', alt: 'A basket, a bottle and fruit on a blanket' },
      last: { moment: 'fireside', alt: 'Two people sitting at a fire' },
    },
  },
  {
    ...known('peak-axethrowing'),
    subtitle: 'Aim, breathe, let go. Cheer for everybody',
    price: 45,
    ...canada,
    category: 'Games',
    duration: { hours: 1, minutes: 30 },
    participants: { min: 8, max: 12 },
    location: {
      name: 'Indoor throwing lanes',
      address: 'Revelstoke, BC. The street address is in your invite',
    },
    whatToExpect: [
      'Ten minutes of safety, ten minutes of very bad throws, and then the moment when the axe sticks and the whole lane shouts. Everybody gets there; the technique is simpler than it looks.',
      'After the warm-up we play three short games in mixed teams that change each round. Scores are kept on chalk and wiped at the end. Only the cheering counts.',
    ],
    requiredLevel: 'Beginner',
    notes: [
      {
        title: 'What to wear',
        text: 'Closed shoes are a must. Sleeves you can move your arms in.',
      },
      {
        title: 'Safety',
        text: 'No alcohol before or during the throwing. A coach stands at the lanes the whole time.',
      },
    ],
    whatsIncluded: [
      'Coaching for the whole session',
      'Axes and your own lane',
      'Soft drinks and snacks',
      'A team photo, if all of the team want one',
    ],
    host: {
      name: 'Dario',
      avatar: 'peak-axethrowing/host',
      bio: 'Dario built his first throwing target behind a woodshed and has been teaching nervous people to enjoy themselves ever since.',
    },
    hostMessages: [
      'Strength does not help much. Relaxed shoulders do.',
      'If you would rather keep score than throw, you are still part of the team.',
    ],
    image: {
      motif: 'axe',
      alt: 'An axe in the bull’s eye of a round target between the lamps of a barn',
    },
    images: {
      midTop: { moment: 'throw', alt: 'Somebody lifting an axe in front of a target' },
      midBottom: { moment: 'scores', alt: 'A board with scores beside two axes in a stump' },
      last: { moment: 'together', alt: 'Four people standing arm in arm' },
    },
  },
  {
    ...known('mediterranean-cooking-class'),
    subtitle: 'Four dishes, one long table, no strangers by dessert',
    price: 140,
    ...canada,
    category: 'Cooking',
    duration: { hours: 3, minutes: 0 },
    participants: { min: 8, max: 12 },
    location: {
      name: 'A teaching kitchen downtown',
      address: 'Downtown Revelstoke, BC. The street address is in your invite',
    },
    whatToExpect: [
      'Aprons on. In pairs we make flatbread, a bright salad, a slow tomato and seafood stew (with a bean version just as good) and an orange cake. Each pair is in charge of one dish for a while and then hands it on.',
      'When it is ready we sit down at one long table and eat what we made. There is no seating plan, only one rule: sit next to somebody you have not cooked with.',
    ],
    requiredLevel: 'Beginner. You can hold a knife, or would like to learn how',
    notes: [
      {
        title: 'Food you cannot eat',
        text: `Write to us at ${brand.email} once you are registered. Vegetarian, vegan, gluten-free and halal versions are no trouble when we know in time.`,
      },
      {
        title: 'Hair and sleeves',
        text: 'Bring something to tie back long hair and roll up your sleeves.',
      },
    ],
    whatsIncluded: [
      'All ingredients and an apron to borrow',
      'A three-course meal',
      'One glass of wine or a house lemonade',
      'The recipes, sent the next day',
    ],
    host: {
      name: 'Elena',
      avatar: 'mediterranean-cooking-class/host',
      bio: 'Elena cooked in small seaside kitchens before she moved to the mountains. She teaches by taste, not by the gram.',
      video: { kind: 'loop', alt: 'Steam rising from a pot over a fire' },
    },
    hostMessages: [
      'The bread forgives everything. Start there if you are nervous.',
      'Come hungry, and leave the perfume at home so we can smell the garlic.',
    ],
    image: {
      motif: 'cooking',
      alt: 'A steaming pot with a spoon, a tomato and herbs over the fire of a kitchen',
    },
    images: {
      midTop: { moment: 'chopping', alt: 'Two people cooking at a counter' },
      midBottom: {
        moment: 'ingredients',
        alt: 'A bottle of oil, a bowl of tomatoes and a pot of herbs on a table',
      },
      last: { moment: 'table', alt: 'Three people raising their glasses at a laid table' },
    },
  },
  {
    ...known('dance-connection-experience'),
    subtitle: 'Learn to lead, to follow and to listen',
    price: 95,
    ...canada,
    category: 'Dance',
    duration: { hours: 2, minutes: 30 },
    participants: { min: 8, max: 12 },
    location: {
      name: 'A wooden-floor studio',
      address: 'Revelstoke, BC. The street address is in your invite',
    },
    whatToExpect: [
      'A partner-dance evening for people who say that they cannot dance. We begin with walking in time, then mirror each other without touching, and only then take hands. Partners rotate every few minutes and everybody learns both roles.',
      'Halfway through there is a break with tea and a simple question to talk about. We finish with one song danced freely, or happily watched from the wall.',
    ],
    requiredLevel: 'Beginner. No partner and no experience needed',
    notes: [
      {
        title: 'Touch and comfort',
        text: 'Every touch is asked for and may be declined without a reason. The host shows how at the start.',
      },
      {
        title: 'What to wear',
        text: 'Clothes you can move in, and shoes with clean, smooth soles or socks.',
      },
    ],
    whatsIncluded: [
      'Two and a half hours of teaching',
      'Tea, fruit and chocolate in the break',
      'The playlist to practise at home',
    ],
    host: {
      name: 'Ilya',
      avatar: 'dance-connection-experience/host',
      bio: 'Ilya came to dancing late, at thirty, and remembers exactly how it feels to have two left feet in a full room.',
    },
    hostMessages: [
      'If you can walk, you can do the first hour. The rest follows from it.',
      'You may sit out any song. Come back when you like.',
    ],
    image: { motif: 'dance', alt: 'Two dancers hand in hand below a string of lanterns in a hall' },
    images: {
      midTop: { moment: 'lesson', alt: 'Three people practising the same step' },
      midBottom: { moment: 'music', alt: 'A record player beside a dancing shoe' },
      last: { moment: 'together', alt: 'Four people standing arm in arm' },
    },
  },
  {
    ...known('remote-surf-dreams'),
    subtitle: 'Balance boards, far coasts and the life between them',
    price: 45,
    ...canada,
    category: 'Surf',
    duration: { hours: 2, minutes: 0 },
    participants: { min: 6, max: 10 },
    location: {
      name: 'An airy loft near the beach',
      address: 'Vancouver, BC. The street address is in your invite',
    },
    whatToExpect: [
      'An evening for everyone who has ever looked up from a laptop and thought of the sea. We learn the surfer’s pop-up on dry land, wobble on balance boards and hold each other upright while we do.',
      'Then we gather around the big map. In threes you plan a month of working from a coast: where, what it costs, who cooks. The best plan wins nothing except that somebody might really go.',
    ],
    requiredLevel: 'Beginner. No waves, no swimming',
    notes: [
      { title: 'What to wear', text: 'Clothes to stretch in. We practise barefoot or in socks.' },
      {
        title: 'Knees and backs',
        text: 'Every exercise has a gentle version. Tell the host at the door and you will be shown it first.',
      },
    ],
    whatsIncluded: [
      'Boards and mats',
      'The trip-planning sheets, yours to keep',
      'Fruit punch and crisps',
    ],
    host: {
      name: 'Tomas',
      avatar: 'remote-surf-dreams/host',
      bio: 'Tomas writes software from places with waves. He has been the worst surfer on four coasts and enjoyed all of them.',
    },
    hostMessages: [
      'Falling off a board twenty centimetres high is a fine way to meet people.',
      'Bring a place you dream about. We will work out how far away it really is.',
    ],
    image: { motif: 'surf', alt: 'A surfboard beside a breaking wave, a large sun over the sea' },
    images: {
      midTop: { moment: 'desk', alt: 'A laptop and a cup on a table under a parasol' },
      midBottom: { moment: 'boards', alt: 'Three surfboards standing in the sand' },
      last: { moment: 'fireside', alt: 'Two people sitting at a fire' },
    },
  },
  {
    ...known('brains-browsers-ideas'),
    subtitle: 'Build something small and silly in one evening',
    price: 55,
    ...canada,
    category: 'Ideas',
    duration: { hours: 2, minutes: 30 },
    participants: { min: 6, max: 12 },
    location: {
      name: 'A shared workspace',
      address: 'Revelstoke, BC. The street address is in your invite',
    },
    whatToExpect: [
      'Mixed teams of three, one odd problem drawn from a hat and ninety minutes to make something of it: a web page, a paper machine, a plan on the back of a menu. One person in every team has built things before; nobody is expected to.',
      'At the end each team gives a three-minute demo to a friendly crowd. Expect curiosity, questionable logos and people explaining what they love.',
    ],
    requiredLevel: 'Beginner. Curiosity is enough, coding is optional',
    notes: [
      {
        title: 'What to bring',
        text: 'A laptop if you have one. Every team needs one, not everybody.',
      },
      {
        title: 'What stays in the room',
        text: 'Ideas belong to whoever has them. We take no pictures of screens.',
      },
    ],
    whatsIncluded: [
      'A seat, wifi, paper, pens and far too many sticky notes',
      'Pizza with a vegan choice',
      'Soft drinks and good coffee',
    ],
    host: {
      name: 'Priya',
      avatar: 'brains-browsers-ideas/host',
      bio: 'Priya has run weekend hackathons for years and kept the part that she liked: strangers getting excited at a whiteboard.',
    },
    hostMessages: [
      'The worst idea of the evening gets its own round of applause.',
      'Quiet people welcome. There is always something to draw.',
    ],
    image: {
      motif: 'ideas',
      alt: 'A browser window with a glowing light bulb in it, in a café above the town',
    },
    images: {
      midTop: { moment: 'notes', alt: 'Somebody adding a note to a board full of them' },
      midBottom: { moment: 'pitch', alt: 'Somebody showing a chart to two people on a bench' },
      last: { moment: 'mugs', alt: 'Two steaming cups and a flask on a stump' },
    },
  },
  {
    ...known('meal-kit-mastery'),
    subtitle: 'One box, two cooks, forty minutes on the clock',
    price: 50,
    ...canada,
    category: 'Cooking',
    duration: { hours: 2, minutes: 0 },
    participants: { min: 4, max: 8 },
    location: {
      name: 'A teaching kitchen downtown',
      address: 'Downtown Revelstoke, BC. The street address is in your invite',
    },
    whatToExpect: [
      'Each pair gets a box with everything for one dish and a recipe with one step missing. You have forty minutes to work out the rest, borrow from the neighbours and put something proud on a plate.',
      'Then we taste around the room, vote with dried beans and cook a dessert all together. The smallest of our groups, and a good one if crowds are not your thing.',
    ],
    requiredLevel: 'Beginner',
    notes: [
      {
        title: 'Food you cannot eat',
        text: `Every box can be vegetarian, vegan or gluten-free. Write to us at ${brand.email} once you are registered.`,
      },
      { title: 'Leftovers', text: 'Bring a container. There are always leftovers.' },
    ],
    whatsIncluded: [
      'Your box of ingredients',
      'A main course and dessert',
      'Soft drinks',
      'Aprons to borrow',
    ],
    host: {
      name: 'Jonas',
      avatar: 'meal-kit-mastery/host',
      bio: 'Jonas cooks for twelve every Sunday because he never learned to cook for fewer. He likes recipes that survive a mistake.',
    },
    hostMessages: [
      'Nobody has ever failed the missing step in the same way twice.',
      'You can be the one who washes, tastes and makes the jokes. Every kitchen needs one.',
    ],
    image: {
      motif: 'mealkit',
      alt: 'A box of vegetables, bread and wine between crates of fruit below an awning',
    },
    images: {
      midTop: { moment: 'jars', alt: 'Jars in a row on a box with a heart' },
      midBottom: { moment: 'chopping', alt: 'Two people cooking at a counter' },
      last: { moment: 'table', alt: 'Three people raising their glasses at a laid table' },
    },
  },
  {
    ...known('partner-acrobatics-lift'),
    subtitle: 'Trust, balance and one photo-worthy minute',
    price: 30,
    ...canada,
    category: 'Acrobatics',
    duration: { hours: 1, minutes: 30 },
    participants: { min: 6, max: 12 },
    location: {
      name: 'A matted gym hall',
      address: 'Vancouver, BC. The street address is in your invite',
    },
    whatToExpect: [
      'Partner acrobatics looks like strength and is mostly stacking bones and talking clearly. In threes (a base, a flyer and a spotter) we climb a ladder of small shapes, each one safe to step out of.',
      'By the end most groups try the lift the class is named after. You may stay at any rung of the ladder, and spotting is a job as real as flying.',
    ],
    requiredLevel: 'Beginner. You should be free of fresh injuries',
    notes: [
      {
        title: 'What to wear',
        text: 'Fitted clothes that cover your back and knees. No rings, belts or slippery leggings.',
      },
      {
        title: 'Every body',
        text: 'Pairs are made by comfort and not by size. Say no at any time and it is a no.',
      },
    ],
    whatsIncluded: [
      'Ninety minutes with a certified coach and spotters',
      'Mats and warm-up',
      'Water and fruit',
    ],
    host: {
      name: 'Noor',
      avatar: 'partner-acrobatics-lift/host',
      bio: 'Noor teaches acrobatics to people who never did a cartwheel. Her classes are known for their long, patient warm-up.',
    },
    hostMessages: [
      'Say what you need out loud. It is the whole trick, on the mat and off it.',
      'Being lifted is optional. Laughing is nearly impossible to avoid.',
    ],
    image: {
      motif: 'acrobatics',
      alt: 'One person lifts another on straight arms in front of tall windows',
    },
    images: {
      midTop: { moment: 'tower', alt: 'One person standing on the shoulders of another' },
      midBottom: { moment: 'mats', alt: 'Three rolled mats and a bottle' },
      last: { moment: 'together', alt: 'Four people standing arm in arm' },
    },
  },
  {
    ...known('scenic-hike-water-dip'),
    subtitle: 'Walk up warm, jump in, drink cocoa',
    price: 60,
    ...canada,
    category: 'Outdoors',
    duration: { hours: 3, minutes: 0 },
    participants: { min: 6, max: 12 },
    location: {
      name: 'Forest trailhead above town',
      address: 'Revelstoke, BC. The trailhead is marked on the map in your invite',
    },
    whatToExpect: [
      'An easy forest trail of about six kilometres with a view half-way and cold, clear water at the end. We walk in changing pairs with a question to take along, so that you talk to everyone before the first break.',
      'At the water you choose: a full dip with a slow count to thirty, feet only, or towels and encouragement from the bank. Afterwards there is cocoa from a very large pot.',
    ],
    requiredLevel: 'Easy. You can walk for two hours with breaks',
    notes: [
      {
        title: 'What to bring',
        text: 'Sturdy shoes, swimwear under your clothes, a towel, a warm hat and water.',
      },
      {
        title: 'Cold water',
        text: 'Please skip the dip if you have a heart condition or are pregnant. The walk is just as good.',
      },
      { title: 'Bears', text: 'We walk as a group, make noise and the guide carries bear spray.' },
    ],
    whatsIncluded: [
      'A first-aid trained guide',
      'Cocoa and a snack',
      'Spare towels and warm ponchos',
    ],
    host: {
      name: 'Kaia',
      avatar: 'scenic-hike-water-dip/host',
      bio: 'Kaia goes into cold water all year round and has never once talked anybody into it. The trail does that for her.',
    },
    hostMessages: [
      'We go at the pace of whoever is chatting the most.',
      'Nobody is timed, and nobody has to swim.',
    ],
    image: {
      motif: 'hike',
      alt: 'Two hikers on a winding trail, mountains and clouds behind them',
    },
    images: {
      midTop: { moment: 'boots', alt: 'A backpack, a bottle and a boot' },
      midBottom: { moment: 'dip', alt: 'Two people swimming beside a rock with a towel' },
      last: { moment: 'mugs', alt: 'Two steaming cups and a flask on a stump' },
    },
  },
  {
    id: 'poetry-night',
    title: 'Poetry Night',
    subtitle: 'Soft light, brave words and a room that listens',
    price: 40,
    area: locationLabel(defaultLocation),
    ...canada,
    category: 'Poetry',
    duration: { hours: 3, minutes: 0 },
    evening: { price: poetryNightPrice, duration: poetryNightDuration },
    participants: { min: 8, max: 12 },
    location: {
      name: 'A candle-lit living room café',
      address: 'Revelstoke, BC. The street address is in your invite',
    },
    whatToExpect: [
      'You do not have to write, and you do not have to read. We open with poems passed around the table, then play with words in pairs: six lines, one each in turn, about something small that you noticed today.',
      'After the break the floor is open. Read your own, read somebody else’s, or lean back and listen. Between the poems there is plenty of time to ask the person beside you what they heard.',
    ],
    requiredLevel: 'Everyone. Listening counts',
    notes: [
      {
        title: 'What to bring',
        text: 'A poem or lyrics that you like, in any language, if you have some.',
      },
      { title: 'What stays in the room', text: 'No recordings and no phones on the table.' },
    ],
    whatsIncluded: [
      'A hosted evening from 7 PM',
      'Tea, cocoa and cake',
      'Paper, pencils and a small book to keep',
    ],
    host: {
      name: 'Wren',
      avatar: 'poetry-night/host',
      bio: 'Wren has been opening living rooms to readers and shy listeners for years, and always keeps a chair by the door.',
    },
    hostMessages: [
      'The first poem of the night is mine, and it is never good. That is on purpose.',
      'If you come only to listen, you are half of what a reading needs.',
    ],
    image: {
      motif: 'poetry',
      alt: 'An open book and a feather between a reading lamp and shelves of books',
    },
    images: {
      midTop: { moment: 'candles', alt: 'Two candles, an open notebook and a cup on a table' },
      midBottom: { moment: 'stage', alt: 'Somebody reading at a microphone' },
      last: { moment: 'fireside', alt: 'Two people sitting at a fire' },
    },
  },
];
