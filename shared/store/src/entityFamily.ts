import { defineEntity, type EntityOptions, type EntityState } from '@travel-shell/store';

/**
 * Entities that differ only by a key, such as the details of one consent category. The same key gives the same entity on
 * the whole page.
 */
export function entityFamily<T>(
  name: string,
  optionsOf: (key: string) => EntityOptions<T>,
): (key: string) => EntityState<T> {
  const known = new Map<string, EntityState<T>>();
  return (key) => {
    const entity = known.get(key) ?? defineEntity<T>(`${name}(${key})`, optionsOf(key));
    known.set(key, entity);
    return entity;
  };
}
