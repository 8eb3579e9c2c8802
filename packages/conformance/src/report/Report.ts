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
  /** The pieces whose calls were checked; empty means no choice by piece. */
  pieces: readonly string[];
  sections: Section[];
  /** Operations that were not selected. */
  skipped: string[];
}

/** Whether the back end does something other than the contract says. */
export const isDeviating = ({ verdict }: Pick<CheckResult, 'verdict'>): boolean =>
  verdict === 'deviation' || verdict === 'missing';

/** Whether what was asked for was not tried. */
export const isUntried = ({ verdict }: Pick<CheckResult, 'verdict'>): boolean =>
  verdict === 'limited' || verdict === 'crashed';

export const count = ({ sections }: Pick<Report, 'sections'>, verdict: Verdict): number =>
  sections.flatMap(({ results }) => results).filter((result) => result.verdict === verdict).length;
