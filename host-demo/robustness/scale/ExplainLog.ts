interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  'Query Text': string;
  Plan: PlanNode;
}

export interface Statement {
  text: string;
  milliseconds: number;
  /** Reads of whole tables, with how many rows they read. */
  sequentialScans: { table: string; rows: number }[];
}

const ENTRY = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g;

/** Settings of PostgreSQL that write every statement's plan into its log, once `log_min_duration` is 0. */
export const EXPLAIN_SETTINGS = [
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=-1',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  // Those of foreign keys too.
  'auto_explain.log_nested_statements=on',
];

/** The plans that auto_explain logs, by statement. */
export class ExplainLog {
  #text = '';

  /** For `startPostgres({ onLog })`. */
  readonly add = (text: string): void => {
    this.#text += text;
  };

  /** The statements since the last call. */
  take(): Statement[] {
    const text = this.#text;
    this.#text = '';
    return [...text.matchAll(ENTRY)].map(([, milliseconds, plan]) => {
      const { 'Query Text': query, Plan } = JSON.parse(plan ?? '') as Explained;
      return { text: query, milliseconds: Number(milliseconds), sequentialScans: findScans(Plan) };
    });
  }
}

function findScans(node: PlanNode): Statement['sequentialScans'] {
  const inner = (node.Plans ?? []).flatMap(findScans);
  if (node['Node Type'] !== 'Seq Scan') return inner;
  const perLoop = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
  return [{ table: node['Relation Name'] ?? '?', rows: perLoop * (node['Actual Loops'] ?? 1) }, ...inner];
}
