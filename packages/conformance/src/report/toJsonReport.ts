import { toCurl } from '../http/toCurl.ts';
import { count, isDeviating, type Report } from './Report.ts';

/** The report for programs: every check, and the whole answer where it deviates. */
export function toJsonReport(report: Report): object {
  const { baseUrl, contractVersion, seed, pieces, skipped, sections } = report;
  return {
    baseUrl,
    contractVersion,
    seed,
    pieces,
    passed: count(report, 'passed'),
    deviations: count(report, 'deviation'),
    notImplemented: count(report, 'missing'),
    leftOut: count(report, 'leftOut'),
    limited: count(report, 'limited'),
    crashed: count(report, 'crashed'),
    skipped,
    operations: sections.map(({ name, address, results }) => ({
      name,
      address,
      checks: results.map(({ check, verdict, expected, problems, exchange }) => ({
        check,
        verdict,
        expected,
        problems,
        ...(exchange &&
          isDeviating({ verdict }) && {
            answer: { status: exchange.status, headers: exchange.headers, body: exchange.text },
            repeat: toCurl(exchange),
          }),
      })),
    })),
  };
}
