/** As `JSON.stringify`, but a list stays one: Prototype.js 1.6 gives arrays a `toJSON` that makes them a text. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, changed) {
    const own = this[key];
    return Array.isArray(own) ? own : changed;
  });
