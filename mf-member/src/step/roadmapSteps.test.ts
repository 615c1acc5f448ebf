import { metroVancouver } from '@emberite/content/locations';
import { config } from '@emberite/sdk/config';
import { describe, expect, it } from 'vitest';
import { roadmapsFor } from '@emberite/content/roadmaps';
import { roadmapStep } from './roadmapSteps.ts';

describe('roadmapStep', () => {
  it('has content for every step with an id', () => {
    for (const roadmap of roadmapsFor(metroVancouver)) {
      for (const { id, title } of roadmap.steps) {
        if (id === undefined) continue;
        expect(roadmapStep(roadmap.id, id, 'May 1st')?.title).toBe(title);
      }
    }
  });

  it('says from which day members see each other, as the site is set', () => {
    const text = JSON.stringify(roadmapStep('first-steps', 'craft-profile', 'May 1st'));
    expect(text).toContain('From May 1st on, members who have uploaded a video themselves');
    expect(text).not.toContain('February');
  });

  it('has no content for an unknown roadmap or step', () => {
    expect(roadmapStep('no-such-thing', 'craft-profile', 'May 1st')).toBeUndefined();
    expect(roadmapStep('first-steps', 'toString', 'May 1st')).toBeUndefined();
    expect(roadmapStep('constructor', 'name', 'May 1st')).toBeUndefined();
  });

  it.each([
    [true, '/emberite/experiences'],
    [false, '/experience'],
  ])('leads to all experiences where they are, with showExperiences=%s', (isOn, to) => {
    config.flags = { showExperiences: isOn };
    expect(roadmapStep('first-experience', 'choose-experience', 'May 1st')?.link?.to).toBe(to);
  });

  it('tells the rule of invites', () => {
    const step = roadmapStep('first-steps', 'bring-friends', 'May 3rd');
    expect(step?.sections[0]?.text).toContain(
      'You can make a new one once yours has at most 2 uses left or expires within 7 days.',
    );
  });
});
