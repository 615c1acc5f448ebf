export { DuskScene, type DuskSceneProps } from './DuskScene.tsx';
export { Scene, type SceneMotif, type SceneProps } from './Scene.tsx';
export type { ScenePalette } from './Landscape.tsx';
