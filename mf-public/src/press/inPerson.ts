/** Our own article, at `/press/why-we-meet-in-person`. */
export const inPerson = {
  title: 'Why we meet in person',
  description:
    'What an evening around one table shows that a profile cannot, and why our groups are small, balanced and hosted.',
  lead: 'A profile tells you what somebody says about themselves. An evening beside them tells you the rest.',
  pictureAlt: 'Four people arm in arm in front of mountains, a cabin beside them',
  parts: {
    'What a picture leaves out':
      'You can read that somebody is funny. You cannot read how they laugh when the dough sticks to the ceiling, or whether they notice that you have gone quiet. Those are the things we fall for, in friends as much as in anybody else, and none of them fits on a screen.',
    'Something to do with your hands':
      'So we begin with the meeting. There is a pan to watch, a step to learn, a lake to walk to. A task gives everybody something to talk about, and something to look at when the talking stops. If you are shy, you can chop. If you are not, there is always somebody who would like to hear the story.',
    'Why six to twelve':
      'In a group of thirty, you stand beside whoever you came with. Between six and twelve, you have talked to everybody by the end. We balance the groups, and a host looks after each of them. Nobody learns who matched with whom, so nobody is turned down. If two people would like to see each other again, they can do what people have always done, and say so.',
  },
} as const;
