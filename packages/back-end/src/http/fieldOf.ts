/** A field of a query or a form, on pages, where no contract says what it is. */
export const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
