import { checks } from './checks.data';
import type { Result } from './createRecorder';

export interface Report {
  baseUrl: string;
  domain: string;
  counts: Record<Result['status'], number>;
  results: readonly Result[];
}

export function reportOf(baseUrl: string, domain: string, results: readonly Result[]): Report {
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length;
  const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
  return { baseUrl, domain, counts, results };
}

/** The report as people read it: what was skipped, what failed, and the counts. */
export function reportText({ baseUrl, domain, counts, results }: Report): string {
  const skipped = grouped(results.filter(({ status }) => status === 'skipped'));
  const failed = results.filter(({ status }) => status === 'failed');
  return [
    `${baseUrl}, ${domain}`,
    '',
    ...(skipped.length > 0 ? ['Skipped:', ...skipped, ''] : []),
    ...failed.flatMap((result) => [...failureLines(result), '']),
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  ].join('\n');
}

function failureLines({ check, collection, version, failures }: Result): string[] {
  return [
    `FAILED ${check} ${collection ?? 'the API'} v${version}: ${checks[check]}.`,
    ...failures.map(({ call, expected, got }) => `  ${call}\n    expected ${expected}\n    got      ${got}`),
  ];
}

/** One line for each reason of a collection, with the checks that it concerns. */
function grouped(results: readonly Result[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { check, collection, version, reason } of results) {
    const line = `${collection ?? 'the API'} v${version}: ${reason ?? ''}`;
    lines.set(line, [...(lines.get(line) ?? []), check]);
  }
  return [...lines].map(([line, names]) => `  ${line} (${names.join(', ')})`);
}
