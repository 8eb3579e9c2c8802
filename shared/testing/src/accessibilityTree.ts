import { cdp } from './browser.ts';

export interface AccessibleNode {
  role: string;
  name: string;
  /** `expanded`, `level` and their like, and the node's value as `value`. */
  states: Readonly<Record<string, unknown>>;
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

const framesOf = ({ frame, childFrames = [] }: FrameTree): string[] => [frame.id, ...childFrames.flatMap(framesOf)];

interface Given {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** Sorts nodes in document order, parents first; the browser returns them level by level. */
function inOrder(nodes: Given[]): Given[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (node: Given | undefined): Given[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => walk(byId.get(id)))] : [];
  return walk(nodes[0]);
}

/** The accessibility tree that screen readers get: computed by the browser, not read from attributes. */
export async function accessibilityTree(): Promise<AccessibleNode[]> {
  const session = cdp();
  // Tests run in a frame of Vitest's page.
  const { frameTree } = await session.send('Page.getFrameTree');
  const trees = await Promise.all(
    framesOf(frameTree).map((frameId) => session.send('Accessibility.getFullAXTree', { frameId })),
  );
  return trees
    .flatMap(({ nodes }) => inOrder(nodes))
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      states: Object.fromEntries([
        ...(value ? [['value', value.value]] : []),
        ...properties.map((property) => [property.name, property.value.value]),
      ]),
    }));
}

/** The nodes of one role. */
export const nodesOf = async (role: string): Promise<AccessibleNode[]> =>
  (await accessibilityTree()).filter((node) => node.role === role);
