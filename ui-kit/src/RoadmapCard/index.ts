export { RoadmapCard } from './RoadmapCard.tsx';
