export { openGate } from './gate.ts';
export type { Gate } from './gate.ts';
export { lastReport, readPicture, readReport, reportUrl } from './report.ts';
