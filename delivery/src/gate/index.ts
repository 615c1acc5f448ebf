export { openGate } from './gate.ts';
export type { Gate, GateOptions, Skipped } from './gate.ts';
export { lastReport, pictureKey, readPicture, readReport, reportUrl } from './report.ts';
