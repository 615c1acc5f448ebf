import type { FailReason } from './recorder.ts';

/** A box of the MP4 family, which QuickTime belongs to. */
interface Box {
  type: string;
  /** Where it and its content begin, and where it ends, in bytes. */
  at: number;
  start: number;
  end: number;
}

/** Boxes with which a file of the MP4 family begins; old QuickTime files have no `ftyp`. */
const firstBoxes = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']);

/** Boxes whose children describe the tracks. */
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** The largest description of tracks that is read, in bytes: that of a video of hours is smaller. */
const maxDescription = 16 * 1024 * 1024;

/** What every current browser plays. */
const playable = /^(avc[1-4]|vp0[89]|av01|mp4a|Opus|fLaC|\.mp3)$/;

const hevc = /^(hvc1|hev1|dvh1|dvhe)$/;

const bytesOf = async (file: Blob, start: number, end: number) =>
  new DataView(await file.slice(start, end).arrayBuffer());

function word(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

/** Reads the head of a box in `view`, which begins at `offset` of a file of `size` bytes. */
function boxAt(view: DataView, at: number, offset: number, size: number): Box | undefined {
  if (at + 8 > view.byteLength) return undefined;
  const short = view.getUint32(at);
  const isLong = short === 1 && at + 16 <= view.byteLength;
  const length = isLong ? Number(view.getBigUint64(at + 8)) : short || size - offset - at;
  const head = isLong ? 16 : 8;
  if (length < head) return undefined;
  const box = { type: word(view, at + 4), at: offset + at };
  return { ...box, start: offset + at + head, end: offset + at + length };
}

/** Returns the outermost boxes of a file, of which it reads only the heads. */
async function outermost(file: Blob): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < file.size;) {
    const box = boxAt(await bytesOf(file, at, at + 16), 0, at, file.size);
    if (!box || (boxes.length === 0 && !firstBoxes.has(box.type))) return boxes;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The formats of the tracks with picture or sound, e.g. `avc1`, by kind. */
function formatsIn(view: DataView) {
  const formats: Record<string, string[]> = { vide: [], soun: [] };
  let kind = '';
  const read = (start: number, end: number) => {
    for (let at = start; at < end;) {
      const box = boxAt(view, at, 0, end);
      if (!box) return;
      if (box.type === 'hdlr' && kind === '') kind = word(view, box.start + 8);
      else if (box.type === 'stsd') formats[kind]?.push(word(view, box.start + 12));
      else if (parents.has(box.type)) {
        if (box.type === 'trak') kind = '';
        read(box.start, Math.min(box.end, end));
      }
      at = box.end;
    }
  };
  read(0, view.byteLength);
  return formats;
}

/** The largest file that a site takes. `messages.ts` says it. */
const maxBytes = 50 * 1024 * 1024;

async function findFault(file: Blob): Promise<FailReason | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'too-large';
  const head = await file.slice(0, 64).text();
  if (head.startsWith('\x1aE') && head.includes('webm')) return undefined;
  const boxes = await outermost(file);
  const [first] = boxes;
  if (!first) return 'other-kind';
  const tracks = boxes.find(({ type }) => type === 'moov');
  const isInParts = boxes.some(({ type }) => type === 'moof');
  const isCut = boxes.some(({ end }) => end > file.size);
  if (!tracks || tracks.end > file.size || (isCut && !isInParts)) return 'cut-off';
  if (tracks.end - tracks.at > maxDescription) return 'other-kind';
  const { vide = [], soun = [] } = formatsIn(await bytesOf(file, tracks.at, tracks.end));
  if (vide.length === 0) return 'other-kind';
  if (!vide.some((format) => playable.test(format))) {
    return vide.some((format) => hevc.test(format)) ? 'hevc' : 'other-codec';
  }
  if (soun.length === 0) return 'silent';
  return soun.some((format) => playable.test(format)) ? undefined : 'other-codec';
}

/**
 * Why a file cannot become a video on a site, by its first kilobytes and its description of tracks,
 * wherever that is; undefined if nothing speaks against it. The server decides by the same rules.
 */
export const faultOf = (file: Blob): Promise<FailReason | undefined> =>
  // Its boxes contradict each other.
  findFault(file).catch(() => 'unreadable' as const);
