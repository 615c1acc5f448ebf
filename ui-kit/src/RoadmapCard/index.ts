export { RoadmapCard, type RoadmapCardProps, type RoadmapStep } from './RoadmapCard.tsx';
