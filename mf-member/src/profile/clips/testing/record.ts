/**
 * Records the two videos of each sample person: `node tools/run.mjs mf-member/src/profile/clips/testing/record.ts`, after a change
 * of the drawing. Their words are in `clips.ts`, which the player shows.
 */
import { framesPerSecond, recordDrawings } from '@emberite/ui-kit/testing/loops';
import { join } from 'node:path';
import { poseAt } from '../../../journey/examples/testing/pose.ts';
import { drawSpeaker } from '../../../journey/examples/testing/speaker.ts';
import { looks } from '../../../people/avatars/testing/draw.ts';

const seconds = 4;
/** There is no room for a raised hand. */
const noHand = [0, 0] as const;

/** Portrait, like the recordings of members, in the middle of the drawing. */
const box = '152 0 320 400';

const plant =
  '<path d="M168 190h40l-6 44h-28Z" fill="#c65a3a"/><path d="M188 190c-26-16-30-50-14-74 16 18 22 42 14 74 6-30 22-46 40-50 0 28-16 46-40 50Z" fill="#4f9a80"/>';
const picture =
  '<rect x="392" y="46" width="66" height="84" rx="4" fill="#fff6e6"/><path d="M400 122v-30l16-20 14 16 12-10 8 14v30Z" fill="#8cc4ae"/><circle cx="436" cy="66" r="8" fill="#e8743b"/>';
const lamp =
  '<path d="M196 0v58" stroke="#5a3a2b" stroke-width="5"/><path d="M166 96q4-38 30-38t30 38Z" fill="#e0a63f"/><ellipse cx="196" cy="98" rx="18" ry="7" fill="#fff6e6"/>';
const books =
  '<path d="M388 138h80v8h-80Z" fill="#a86f49"/><path d="M394 84h12v54h-12ZM424 76h14v62h-14Z" fill="#3f8069"/><path d="M408 94h14v44h-14ZM440 90h12v48h-12Z" fill="#e8743b"/>';

/** The two rooms: of the fun video and of the useful one. */
const rooms = {
  fun: { room: lamp + picture, walls: ['#f3d9b4', '#d8e4d3', '#ecd5cf'] },
  useful: { room: plant + books, walls: ['#dbe5e4', '#f0dcc0', '#e4d6e2'] },
};

await recordDrawings(
  Object.entries(looks).flatMap(([name, look], person) =>
    (['fun', 'useful'] as const).map((kind) => {
      const { room, walls } = rooms[kind];
      const speaker = { look, room, wall: walls[person % walls.length]! };
      const frames = Array.from({ length: seconds * framesPerSecond }, (_, frame) =>
        drawSpeaker(speaker, poseAt(frame / framesPerSecond, noHand, [[0.3, 3.6]]), box),
      );
      return { name: `${name}-${kind}`, frames };
    }),
  ),
  join(import.meta.dirname, '..'),
  60_000,
);
