/** What the last run of the story tests found for a story, in all themes. */
export interface StoryResult {
  /** Rendered, played and stood at 360 px. */
  works: boolean;
  /** axe found nothing. */
  accessible: boolean;
  /** When it was tested, in ISO 8601. */
  at: string;
}

export interface PictureResult {
  /** Whether it looks as its baseline; on another platform nobody can say. */
  looks: 'as before' | 'different' | 'not compared';
  at: string;
}

export interface Results {
  /** By id. */
  stories: Record<string, StoryResult>;
  /** By name of the component. */
  pictures: Record<string, PictureResult>;
}

/** Next to Storybook's own files: written by the story tests, asked for by the overview. */
export const resultsFile = 'status.json';
