import { noticeDays } from '@emberite/content/registration';
import { createAction } from '@emberite/sdk/action';
import { ApiError } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/desk';
import { completeNotice } from '@emberite/sdk/notices';
import { proxy } from 'valtio';
import { createEveningForm } from '../groups/asked.ts';
import type { Evening, EveningFields } from '../groups/asked.ts';

/** What groups are proposed for. */
export type Wanted = Parameters<typeof client.deskProposalMake>[0];

/** Groups, the people who wait, and who is missing for more groups. */
export type Proposal = Awaited<ReturnType<typeof client.deskProposalMake>>;

export interface ProposalDeps {
  api: Pick<typeof client, 'deskProposalMake' | 'deskProposalCheck' | 'deskGroupConfirm'>;
  wanted: Wanted;
  /** Called once a group is confirmed. */
  onConfirmed: () => void;
}

/** The people in no group of a proposal, who waits longest first. */
export const waitingIn = ({ groups, people }: Proposal): Proposal['people'] =>
  people.filter(({ id }) => !groups.some((group) => group.people.includes(id)));

/** Whether an hour of a date, as clocks in a time zone show it, is seven days ahead, as far as is known. */
function isAhead(date: string, hour: string, timeZone: string | undefined): boolean {
  if (!timeZone) return true;
  // Swedes write dates and hours as ISO does.
  const swedish = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const there = swedish.format(Date.now()).replace(' ', 'T');
  return Date.parse(`${date}T${hour}Z`) - noticeDays * 86_400_000 > Date.parse(`${there}Z`);
}

/** Proposed groups, which staff change and confirm. Nothing is stored before a group is confirmed. */
export function createProposals({ api, wanted, onConfirmed }: ProposalDeps) {
  const { experience, place } = wanted;
  /** `isChecked` is whether the groups break now what the proposal says. */
  const state = proxy<{ proposal: Proposal; isChecked: boolean }>({
    proposal: { groups: [], people: [], missing: [] },
    isChecked: true,
  });
  /** Counts the moves, so that what a group broke before a later one is not shown. */
  let moves = 0;
  function check(): void {
    moves += 1;
    state.isChecked = false;
    void checking.start();
  }
  const making = createAction(async () => {
    state.proposal = await api.deskProposalMake(wanted);
  });
  const checking = createAction(async () => {
    for (let seen = -1; seen !== moves;) {
      seen = moves;
      const groups = state.proposal.groups.map(({ when, people }) => ({ when, people }));
      if (groups.length === 0) return;
      const checked = await api.deskProposalCheck({ experience, place, groups });
      if (seen !== moves) continue;
      for (const [index, { broken }] of checked.groups.entries()) {
        const group = state.proposal.groups[index];
        if (group) group.broken = broken;
      }
      state.isChecked = true;
    }
  });
  return {
    state,
    making,
    /** Asks which rules the groups break now. It says so by itself after each move; start it to try again. */
    checking,
    /** Moves a person to the group at `to`, or back to those who wait. */
    move(id: string, to: number | null): void {
      for (const group of state.proposal.groups) {
        group.people = group.people.filter((one) => one !== id);
      }
      if (to !== null) state.proposal.groups[to]?.people.push(id);
      check();
    },
    /** The form that confirms the group at `index`; `draft` keeps what is typed until it is sent. */
    confirming(index: number, draft?: Partial<EveningFields>) {
      const group = state.proposal.groups[index];
      const { when, dates = [], people = [] } = group ?? {};
      const hour = when?.endsWith('_daytime') ? '14:00' : '19:00';
      const { timeZone } = state.proposal;
      const date = dates.find((one) => isAhead(one, hour, timeZone)) ?? dates[0] ?? '';
      const blank = { hour, meetingPlace: { name: '', address: '' }, host: '', word: '' };
      const send = async (evening: Evening) => {
        await api
          .deskGroupConfirm({ experience, place, people, ...evening })
          .catch((error: unknown) => {
            // Other staff may have taken some of its people.
            if (error instanceof ApiError && error.code === 'rule-broken') check();
            throw error;
          });
        moves += 1;
        // Another one may have been confirmed meanwhile.
        state.proposal.groups = state.proposal.groups.filter((one) => one !== group);
        state.proposal.people = state.proposal.people.filter(({ id }) => !people.includes(id));
        completeNotice('The group is confirmed, and its people are asked.');
        onConfirmed();
      };
      return createEveningForm({ date, ...blank }, send, draft);
    },
  };
}
