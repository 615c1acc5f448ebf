import { paragraphs } from './line.ts';
import { z } from './zod.ts';

const promptTypeSchema = z.enum(['fun', 'useful', 'daily']);

/** A member's answer to a prompt. The URLs are on the site's origin. */
export const videoSchema = z.object({
  id: z.string(),
  videoUrl: z.string(),
  thumbnailUrl: z.string().nullable(),
  promptId: z.string(),
  promptType: promptTypeSchema,
  isPublic: z.boolean(),
  /** What is said in it, as written by the member; missing if they wrote nothing. */
  captions: z.string().optional(),
});

/** The longest captions, in characters: more than anybody says in 15 seconds. */
export const captionsMaxLength = 500;

/** What is said in a video. Forms send line ends as two characters; here they are one. */
export const captionsSchema = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .pipe(
    paragraphs(captionsMaxLength, `Captions can have at most ${captionsMaxLength} characters.`),
  );

export type PromptType = z.infer<typeof promptTypeSchema>;
export type Video = z.infer<typeof videoSchema>;
