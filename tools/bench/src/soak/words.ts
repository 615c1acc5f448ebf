import type { Deed } from './record.ts';
import type { Sample } from './samples.ts';
import type { Finding, Rule, Series } from './verdict.ts';

/** Writes a value with its unit. */
export function valueText(value: number, unit: Series['unit']): string {
  if (unit === 'MB') return `${(value / 1_000_000).toFixed(value < 9_950_000 ? 1 : 0)} MB`;
  if (unit === 'count') return value.toFixed(0);
  return `${value.toFixed(value < 9.95 ? 1 : 0)} ms`;
}

const ruleTexts: Record<Rule['kind'], string> = {
  flat: 'stays',
  most: 'is bounded',
  twice: 'at most twice',
  free: '',
};

export const lineHeads = ['What', '', 'Start', 'End', 'Rule', 'Verdict'];

/** A finding as a line of a table. */
export const lineOf = ({ group, name, unit, start, end, rule, failed }: Finding): string[] => [
  group,
  name,
  valueText(start, unit),
  valueText(end, unit),
  ruleTexts[rule.kind],
  failed ?? (rule.kind === 'free' ? '' : 'ok'),
];

/** Says what was done, and what share of the processors other programs used. */
export function summary(
  samples: Sample[],
  deeds: Deed[],
  findings: Finding[],
  disturbed: boolean,
): string {
  const counts = [...Map.groupBy(deeds, ({ kind }) => kind)].map(
    ([kind, own]) => `${own.length} × ${kind}`,
  );
  const others = samples.reduce((sum, one) => sum + one.others, 0) / samples.length;
  const failed = findings.filter((finding) => finding.failed !== null);
  return [
    `${counts.join(', ')}.`,
    `Other programs used ${(others * 100).toFixed(0)} % of the processors.${disturbed ? ' At the end they used too much: times are not judged.' : ''}`,
    failed.length === 0
      ? 'It holds.'
      : `It does not hold: ${failed.map(({ group, name }) => `${group} of ${name}`).join(', ')}.`,
  ].join('\n');
}
