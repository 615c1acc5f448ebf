import { expect, it } from 'vitest';
import { importReader } from './imports.ts';

const madeOf = importReader();

it('follows the imports of a component down to its styles', () => {
  const files = [...madeOf(['ui-kit/src/BucketListEditor/BucketListEditor.tsx'])];
  expect(files).toContain('ui-kit/src/IconButton/IconButton.module.css');
  expect(files).toContain('ui-kit/src/Field/HelpText.module.css');
});

it('follows a page into the kit, the content and the sdk', () => {
  const files = [...madeOf(['mf-member/src/journey/JourneyPage.tsx'])];
  for (const room of ['ui-kit/src/RoadmapCard/RoadmapCard.tsx', 'content/src/roadmaps.ts']) {
    expect(files).toContain(room);
  }
  expect(files.some((file) => file.startsWith('sdk/src/'))).toBe(true);
});
