import type { ChatLine, ChatScript } from './script.ts';
import { search } from './search.ts';
import type { Match } from './search.ts';
import type { Typing } from './typing.ts';

/** Whether an answer is being typed, and the text so far. */
type Reply = { status: 'idle' } | { status: 'typing'; text: string };

/** A snapshot of a chat. Immutable. */
export interface ChatSnapshot {
  /** All messages, oldest first. */
  messages: readonly ChatLine[];
  /** The questions currently offered. */
  quickReplies: readonly string[];
  reply: Reply;
}

/** Letter case and final punctuation do not matter. */
const gist = (question: string) => question.toLowerCase().replace(/[\s?!.]+$/, '');

/** Introduces known questions similar to an unknown one. */
const oneOfThese = 'Is your question one of these? Choose it below.';

const idle: Reply = { status: 'idle' };

/** How many known questions are offered for an unclear one. */
const most = 3;

/** Whether the first match is clearly what was meant: it has all the words, or most of them and others have far fewer. */
function isClear([first, second]: readonly Match[]): boolean {
  if (!first) return false;
  const next = second?.score ?? 0;
  return first.score > 0.99 ? next <= 0.99 : first.score > 0.5 && next < 0.75 * first.score;
}

/**
 * Creates a scripted conversation; nothing is sent anywhere. A question in other words gets the answer
 * of the known one that it clearly means, or `fallback`, with an offer of those it may mean. `typing` is
 * called before each answer and returns how to show it. `asked` are the questions of a conversation
 * to resume; their answers are shown at once.
 */
export function createChat(
  script: ChatScript,
  fallback: ChatLine,
  typing: () => Typing,
  asked: readonly string[] = [],
) {
  const offered = Object.entries(script.responseDictionary);
  const answers = Object.entries({ ...script.responseDictionary, ...script.alsoKnows });
  const findable = answers.map(([question, { words }]) => ({ question, words }));
  const questions = (onStart: boolean) =>
    offered.flatMap(([question, { showOnStart }]) => (showOnStart === onStart ? [question] : []));
  let reserve = questions(false);
  let snapshot: ChatSnapshot = {
    messages: [...script.messages],
    quickReplies: questions(true),
    reply: idle,
  };
  const listeners = new Set<() => void>();
  let complete = () => {};
  let stop = () => {};

  function change(part: Partial<ChatSnapshot>) {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  }

  const say = (line: ChatLine, reply: Reply) =>
    change({ messages: [...snapshot.messages, line], reply });

  /** A question is offered once, then the next one in reserve replaces it. */
  function retire(question: string) {
    reserve = reserve.filter((waiting) => waiting !== question);
    const place = snapshot.quickReplies.indexOf(question);
    if (place < 0) return;
    change({ quickReplies: snapshot.quickReplies.toSpliced(place, 1, ...reserve.splice(0, 1)) });
  }

  /** Offers these questions first; as many of the others as there is room for stay. */
  function offer(questions: readonly string[]) {
    const { quickReplies } = snapshot;
    const all = [...new Set([...questions, ...quickReplies])];
    const room = Math.max(questions.length, quickReplies.length);
    reserve = [...all.slice(room), ...reserve.filter((waiting) => !all.includes(waiting))];
    change({ quickReplies: all.slice(0, room) });
  }

  function answer(line: ChatLine) {
    complete = () => {
      stop();
      complete = () => {};
      say(line, idle);
    };
    change({ reply: { status: 'typing', text: '' } });
    const show = (text: string) => change({ reply: { status: 'typing', text } });
    stop = typing()(line.text, show, () => complete());
  }

  /**
   * Asks a question. It is trimmed; an empty one is ignored. An answer still being typed is
   * completed first, so that none is lost.
   */
  function ask(question: string) {
    const text = question.trim();
    if (!text) return;
    complete();
    say({ text, isUser: true }, idle);
    const same = answers.find(([candidate]) => gist(candidate) === gist(text));
    const matches = same ? [] : search(text, findable);
    const known =
      same ?? answers.find(([candidate]) => isClear(matches) && candidate === matches[0]?.question);
    if (!known) {
      if (matches.length === 0) return answer(fallback);
      offer(matches.slice(0, most).map(({ question }) => question));
      return answer({ ...fallback, text: `${oneOfThese} ${fallback.text}` });
    }
    const [name, { response, actionText, action }] = known;
    retire(name);
    answer({ text: response, isUser: false, actionText, action });
  }

  for (const question of asked) ask(question);
  complete();

  return {
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read: () => snapshot,
    ask,
    /** Stops the typing when the chat is no longer shown. */
    stop: () => stop(),
  };
}
