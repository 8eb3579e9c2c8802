import type { Json } from '../json.ts';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  /** Pointer to its schema in the document. */
  schema: string;
  /** From its example, default or only value. */
  example: Json | undefined;
}

export interface Example {
  name: string;
  value: Json;
}

export interface MediaType {
  schema: string;
  examples: Example[];
}

interface AnswerHeader {
  name: string;
  schema: string;
  required: boolean;
}

/** One entry of an operation's `responses`. */
export interface AnswerContract {
  status: string;
  headers: AnswerHeader[];
  /** Pointers to schemas by media type; empty means a response without a body. */
  content: Record<string, string>;
}

/** One call of the contract, with everything a check asks about it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: string[];
  /** `x-permission`: what a member of a company must be allowed. */
  permission: string | null;
  /** State-changing: answers 403 without the form token. */
  needsToken: boolean;
  /** Answers 401 when signed out. */
  needsSession: boolean;
  /** The response may depend on the caller. */
  isPersonal: boolean;
  parameters: Parameter[];
  body: { required: boolean; content: Record<string, MediaType> } | null;
  answers: AnswerContract[];
}

export const changesState = ({ method }: Operation): boolean => method !== 'GET';

/** Answers with a status from 200 to 399: the call worked. */
export const successes = ({ answers }: Operation): number[] =>
  answers.map(({ status }) => Number(status)).filter((status) => status >= 200 && status < 400);
