import { isObject, type Json, type JsonObject, valueAt } from '../json.ts';

export interface Located {
  value: JsonObject;
  /** The value's resolved pointer, after following every `$ref`. */
  pointer: string;
}

/** A document addressed by JSON pointers. */
export class OpenApiDocument {
  readonly #document: JsonObject;

  constructor(document: JsonObject) {
    this.#document = document;
  }

  valueAt(pointer: string): Json | undefined {
    return valueAt(this.#document, pointer);
  }

  /** The object at a pointer, following references; null when nothing is there. */
  follow(pointer: string): Located | null {
    const value = this.valueAt(pointer);
    if (!isObject(value)) return null;
    return typeof value.$ref === 'string' ? this.follow(value.$ref.slice(1)) : { value, pointer };
  }
}
