/**
 * The prompts that a member may answer with a video: their types by id. The daily prompt is the
 * same for everybody.
 */
export const promptTypes = {
  dad_joke: 'fun',
  favorite_memory: 'fun',
  hidden_talent: 'fun',
  karaoke_song: 'fun',
  kitchen_disaster: 'fun',
  alien_tour_guide: 'fun',
  small_joy: 'fun',
  travel_advice: 'useful',
  quick_recipe: 'useful',
  life_lesson: 'useful',
  local_gem: 'useful',
  fix_it_trick: 'useful',
  reset_ritual: 'useful',
  start_a_hobby: 'useful',
  scientific_fact: 'daily',
  good_news: 'daily',
} as const satisfies Record<string, 'fun' | 'useful' | 'daily'>;

export type PromptId = keyof typeof promptTypes;
