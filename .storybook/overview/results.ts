/** The last test results of a story, in all themes. */
export interface StoryResult {
  /** It rendered and played, and does not scroll sideways at 360 px. */
  works: boolean;
  /** axe found no violations. */
  accessible: boolean;
  /** The time of the test, in ISO 8601. */
  at: string;
}

export interface PictureResult {
  /** Whether it matches its baseline; not compared on another platform. */
  looks: 'as before' | 'different' | 'not compared';
  at: string;
}

export interface Results {
  /** By story id. */
  stories: Record<string, StoryResult>;
  /** By component name. */
  pictures: Record<string, PictureResult>;
}

/** The file beside Storybook's own from which the overview loads the test results. */
export const resultsFile = 'status.json';
