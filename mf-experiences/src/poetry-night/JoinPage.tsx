import { poetryNightInPath, registrationsPath } from '@emberite/content/paths';
import { loadPart } from '@emberite/sdk/action';
import { config } from '@emberite/sdk/config';
import { useForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { useHydrated } from '@emberite/sdk/hydrated';
import { completeNotice } from '@emberite/sdk/notices';
import type { Head } from '@emberite/sdk/page';
import { useNavigate } from '@emberite/sdk/router';
import { loadSession } from '@emberite/sdk/session';
import { useIsShown } from '@emberite/sdk/shown';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { poetryPage } from '../landing/landingSections.ts';
import { publicHead } from '../navigation/publicHead.tsx';
import { usePoetrySeason } from '../season/BySeason.tsx';
import { createJoin, nothing, openIn, openPoetryNight, stillOpen } from './join.ts';
import type { Client, PoetryNight } from './join.ts';
import { JoinView } from './JoinView.tsx';
import { poetryNightRegistration } from '../season/poetryNight.ts';

const { done } = poetryNightRegistration;

export function head(): Head {
  return publicHead({
    title: 'Register for poetry night',
    description:
      'A poetry night with 8-12 people: choose the Fridays that suit you, or hear of the next season. It needs no account.',
    picture: poetryPage.picture,
    above: [poetryPage],
    isPoetry: true,
  });
}

async function loadClient(): Promise<Client> {
  const [api, { prefill }] = await loadPart(
    Promise.all([import('@emberite/sdk/api'), import('@emberite/sdk/prefill')]),
  );
  return { api, prefill };
}

/** Takes over what was ticked before the scripts had loaded. */
function takeTicks(page: HTMLElement, join: Form<PoetryNight>): void {
  const ticked = [...page.querySelectorAll<HTMLInputElement>('input:checked')];
  if (ticked.length === 0) return;
  const { availability, availabilityExplained } = join.state.fields;
  join.change({
    availability: openIn([...availability, ...ticked.map(({ value }) => value)]),
    availabilityExplained:
      availabilityExplained || ticked.some(({ name }) => name === 'availabilityExplained'),
  });
}

/** `/emberite/experiences/poetry-night/join`: needs no account. */
export default function JoinPage() {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const page = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [join] = useState(() =>
    createJoin({
      store: openPoetryNight(),
      client: loadClient,
      loadSession,
      async done(user, wasRegistered) {
        const isIn = user?.hasProfile && !wasRegistered;
        const member = isIn ? poetryNightInPath : registrationsPath;
        const to = !user ? '/create-account' : user.hasProfile ? member : config.roles.welcome;
        const isHere = isShown.current;
        if (isHere) await navigate(to, { replace: true });
        // The page that follows says so to visitors and new registrations.
        if (!isHere || (user && !isIn))
          completeNotice(user?.hasProfile ? done.member : done.heading);
      },
    }),
  );
  useLayoutEffect(() => {
    if (page.current) takeTicks(page.current, join);
  }, [join]);
  const form = useForm(join);
  const season = usePoetrySeason();
  const [registered, setRegistered] = useState<PoetryNight | null>(null);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const show = (found: PoetryNight | null) => {
      setRegistered(found);
      // A visitor who has begun to choose continues, even if nothing is ticked at the moment.
      const { fields, dirty } = join.state;
      setAsks(found !== null && !dirty && fields.availability.length === 0);
    };
    // The form works without this.
    join.findRegistered().then(show, () => null);
  }, [join]);
  return (
    <JoinView
      ref={page}
      // The prerendered page knows no choices of this browser.
      form={hydrated ? form : { ...form, fields: nothing }}
      season={season}
      registered={registered}
      asks={asks}
      onStart={() => {
        if (registered) join.change(stillOpen(registered));
        setAsks(false);
      }}
      onChange={(changes) => {
        // Fetched while the visitor chooses. If it fails, sending reports it.
        loadClient().catch(() => null);
        join.change(changes);
      }}
      onSubmit={() => void join.submit()}
    />
  );
}
