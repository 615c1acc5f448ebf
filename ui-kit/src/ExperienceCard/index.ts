export { ExperienceCard } from './ExperienceCard.tsx';
