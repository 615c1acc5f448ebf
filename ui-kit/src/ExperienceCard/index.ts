export { ExperienceCard, type ExperienceCardProps } from './ExperienceCard.tsx';
