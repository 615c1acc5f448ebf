export { DuskScene } from './DuskScene.tsx';
export { Scene, type SceneMotif } from './Scene.tsx';
