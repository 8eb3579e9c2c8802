import { cdp } from 'vitest/browser';

export interface AccessibleNode {
  role: string;
  name: string;
  /** `expanded`, `level`, `valuetext` and their like, and the node's value as `value`. */
  states: Readonly<Record<string, unknown>>;
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

const framesOf = ({ frame, childFrames = [] }: FrameTree): string[] => [frame.id, ...childFrames.flatMap(framesOf)];

/** What a screen reader is told of the page, in its order: the browser's own tree and not what attributes say. */
export async function accessibilityTree(): Promise<AccessibleNode[]> {
  const session = cdp();
  // Tests run in a frame of Vitest's page.
  const { frameTree } = await session.send('Page.getFrameTree');
  const trees = await Promise.all(
    framesOf(frameTree).map((frameId) => session.send('Accessibility.getFullAXTree', { frameId })),
  );
  return trees
    .flatMap(({ nodes }) => nodes)
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
