export { openGate } from './gate.ts';
export type { Gate, GateOptions, Skipped } from './gate.ts';
export { lastReport, pictureKey, readPicture, readReport, reportUrl } from './report.ts';
export type { GateFailure, GatePage, GateReport, Who } from './report.ts';
