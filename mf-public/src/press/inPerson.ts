/** Our own article, at `/press/why-we-meet-in-person`. */
export const inPerson = {
  title: 'Why we meet in person',
  description:
    'What an evening around one table shows that a profile cannot, and why our groups are small, balanced and hosted.',
  lead: 'A profile tells you what somebody says about themselves. An evening beside them tells you the rest.',
  pictureAlt: 'Four people arm in arm in front of hills and firs, a tent beside them',
  parts: [
    {
      heading: 'What a picture leaves out',
      paragraphs: [
        'You can read that somebody is funny. You cannot read how they laugh when the dough sticks to the ceiling, how they talk to the one person nobody knows yet, or whether they notice that you have gone quiet. Those are the things we fall for, in friends as much as in anybody else, and none of them fits on a screen.',
        'A profile is also a small exam. You describe the person you would like to be, somebody marks it in a second, and if you pass, you both arrive at the first meeting with something to prove.',
      ],
    },
    {
      heading: 'Something to do with your hands',
      paragraphs: [
        'So we begin with the meeting. There is a pan to watch, a step to learn, a lake to walk to. A task gives everybody something to talk about, and something to look at when the talking stops. And it shows people as they are: patient or in a hurry, generous with the last dumpling or not.',
        'Nobody has to perform. If you are shy, you can chop. If you are not, there is always somebody who would like to hear the story.',
      ],
    },
    {
      heading: 'Why six to twelve',
      paragraphs: [
        'In a group of four, one tired person is a quarter of the evening. In a group of thirty, you stand beside whoever you came with. Between six and twelve, you have talked to everybody by the end, and to nobody all night long. We balance the groups, and a host looks after each of them, so that nobody is left at the edge of the room.',
        'We do the matching beforehand and keep it to ourselves. Nobody learns who matched with whom, so nobody is turned down. If two people would like to see each other again, they can do what people have always done, and say so.',
      ],
    },
    {
      heading: 'What screens are good for',
      paragraphs: [
        'We use them, too. A 15-second video lets you hear a voice before you share a table, a form tells us when you are free, and an email tells you where to be. Then the phone has done its work, and can stay in your pocket until it is time to go home.',
      ],
    },
  ],
} as const;
