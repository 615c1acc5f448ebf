import { expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { takeTurns } from './turns.ts';

/** Members' jobs that end when they are told to. */
function jobsOf(turns: ReturnType<typeof takeTurns>) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    running,
    add: (member: string, name: string) =>
      turns.run(member, async () => {
        running.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        running.splice(running.indexOf(name), 1);
        return name;
      }),
    end: (name: string) => ends.get(name)?.(),
  };
}

test("members take turns, so that one member's eight do not delay another's", async () => {
  const { running, add, end } = jobsOf(takeTurns({ atOnce: 2, longestWait: minute }));
  const eight = Array.from({ length: 8 }, (_, index) => add('ann', `ann${index}`));
  const bea = add('bea', 'bea0');
  const cara = add('cara', 'cara0');
  const second = add('bea', 'bea1');
  await expect.poll(() => running).toEqual(['ann0', 'bea0']);
  end('ann0');
  expect(await eight[0]).toBe('ann0');
  await expect.poll(() => running).toEqual(['bea0', 'cara0']);
  end('cara0');
  await cara;
  await expect.poll(() => running).toEqual(['bea0', 'ann1']);
  end('bea0');
  await bea;
  await expect.poll(() => running).toEqual(['ann1', 'bea1']);
  end('bea1');
  await second;
  for (const [index, job] of eight.entries()) {
    await expect.poll(() => running.includes(`ann${index}`) || index === 0).toBe(true);
    end(`ann${index}`);
    expect(await job).toBe(`ann${index}`);
  }
  expect(running).toEqual([]);
});

test('a job that fails makes room for the next', async () => {
  const { run } = takeTurns({ atOnce: 1, longestWait: minute });
  const failing = run('ann', () => Promise.reject(new Error('broken')));
  const next = run('ann', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('a member who waits too long is told to try again, and takes no turn', async () => {
  const { running, add, end } = jobsOf(takeTurns({ atOnce: 1, longestWait: 50 }));
  const first = add('ann', 'ann0');
  const late = [add('ann', 'ann1'), add('bea', 'bea0')];
  for (const job of late) await expect(job).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(running).toEqual(['ann0']);
  end('ann0');
  expect(await first).toBe('ann0');
  const next = add('bea', 'bea1');
  await expect.poll(() => running).toEqual(['bea1']);
  end('bea1');
  expect(await next).toBe('bea1');
});
