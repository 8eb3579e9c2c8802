import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { componentUsage } from './componentUsage.ts';
import { keyboard } from './keyboard.ts';
import { StoryFrame } from './StoryFrame.tsx';

interface ComponentDocsProps {
  /** The folder of the primitive in shared/ui. */
  folder: string;
}

/** The docs page of a primitive: how a piece uses it, its props, its keyboard, and every state in its own frame. */
export function ComponentDocs({ folder }: ComponentDocsProps): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const [primary, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const usage = primary && componentUsage(folder, componentName(preparedMeta.title), primary.initialArgs);
  const keys = keyboard[folder];
  return (
    <>
      <Title />
      <Description />
      {primary && <StoryFrame story={primary} />}
      {usage && (
        <>
          <Heading>Usage</Heading>
          <Source language="tsx" code={usage} />
        </>
      )}
      <Heading>Props</Heading>
      <ArgTypes />
      {keys && (
        <>
          <Heading>Keyboard</Heading>
          <Markdown>{`| Keys | |\n|---|---|\n${keys.map(([names, does]) => `| ${names} | ${does} |`).join('\n')}`}</Markdown>
        </>
      )}
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <StoryFrame story={story} />
        </section>
      ))}
    </>
  );
}

/** `Components/Radio group` is RadioGroup. */
function componentName(title: string): string {
  const words = (title.split('/').at(-1) ?? '').split(' ');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
