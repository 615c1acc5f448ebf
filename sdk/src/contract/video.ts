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
});

export type PromptType = z.infer<typeof promptTypeSchema>;
export type Video = z.infer<typeof videoSchema>;
