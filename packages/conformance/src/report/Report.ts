import type { CheckResult, Verdict } from '../checks/Check.ts';

export interface Section {
  /** The operation, or what else was looked at. */
  name: string;
  /** Method and path. */
  address: string;
  results: CheckResult[];
}

export interface Report {
  baseUrl: string;
  contractVersion: string;
  seed: number;
  sections: Section[];
  /** Operations that were not selected. */
  skipped: string[];
}

export const count = ({ sections }: Pick<Report, 'sections'>, verdict: Verdict): number =>
  sections.flatMap(({ results }) => results).filter((result) => result.verdict === verdict).length;
