import type { Operation } from '../contract/Operation.ts';
import type { Json } from '../json.ts';

/** A request before it becomes bytes: what the schemas of its operation speak of. */
export interface Draft {
  operation: Operation;
  /** Values of parameters by place and name: `path.travelerId`, `query.size`. */
  parameters: Record<string, Json>;
  /** Null for an operation without a body. */
  mediaType: string | null;
  body: Json | undefined;
}

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const MULTIPART_TYPE = 'multipart/form-data';
