export { DuskScene } from './DuskScene.tsx';
export { motifNames, Scene, type SceneMotif } from './Scene.tsx';
