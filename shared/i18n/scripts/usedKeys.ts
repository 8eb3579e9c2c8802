import { parseSync } from '@swc/core';

/** Keys of messages that a source file names. */
export interface KeyUse {
  /** `trips`, or `verticals.flights`. */
  path: string;
  /** `messages.verticals[name]`: the used key is known only at run time, so the whole group counts. */
  isComputed: boolean;
}

type Node = { type?: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The steps from a variable or property called `messages` to this expression; undefined if it starts elsewhere. */
function pathOf(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node.value === 'messages' ? [] : undefined;
  if (node.type === 'OptionalChainingExpression') return pathOf(node.base);
  if (node.type === 'TsNonNullExpression') return pathOf(node.expression);
  if (node.type === 'MemberExpression') {
    const property = node.property as Node;
    if (property.type !== 'Identifier') return undefined;
    const path = pathOf(node.object);
    if (path) return [...path, String(property.value)];
    return property.value === 'messages' ? [] : undefined;
  }
  return undefined;
}

/**
 * The keys a file uses, found without running it: `messages.key`, `props.messages.key`, `messages.group[name]` and
 * `const { key } = messages`. Passing all of `messages` on counts as no use; the receiver uses them under that name.
 */
export function usedKeys(source: string, tsx = true): KeyUse[] {
  const found: KeyUse[] = [];
  const add = (path: readonly string[], isComputed = false) => {
    if (path.length || isComputed) found.push({ path: path.join('.'), isComputed });
  };

  const takeApart = (pattern: unknown, path: readonly string[]): void => {
    if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties as Node[]) {
      const { key } = property;
      if (!isNode(key)) continue;
      const steps = [...path, String(key.value)];
      const value = property.value as Node | undefined;
      if (property.type === 'KeyValuePatternProperty' && value?.type === 'ObjectPattern') takeApart(value, steps);
      else add(steps);
    }
  };

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!isNode(value)) return;
    if (value.type === 'MemberExpression') {
      const path = pathOf(value);
      if (path) {
        add(path);
        return;
      }
      const property = value.property as Node;
      const group = property.type === 'Computed' ? pathOf(value.object) : undefined;
      if (group) {
        add(group, true);
        visit(property);
        return;
      }
    }
    if (value.type === 'VariableDeclarator') {
      const path = pathOf(value.init);
      if (path) takeApart(value.id, path);
    }
    // A parameter or a nested pattern: `({ messages: { trips } }) => …`
    if (value.type === 'KeyValuePatternProperty' && isNode(value.key) && value.key.value === 'messages') {
      takeApart(value.value, []);
    }
    for (const child of Object.values(value)) visit(child);
  };

  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'esnext' }).body);
  return found;
}
