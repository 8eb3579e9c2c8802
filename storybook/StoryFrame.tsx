import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { EMBEDDED } from './keepPagePosition.ts';
import { INITIAL_LOOKS, type Looks } from './toolbar.ts';

interface StoryFrameProps {
  story: ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>[number];
}

/**
 * A story in an iframe inside the docs: language, direction and the store belong to a page, so two stories cannot share
 * one. Storybook's own frame drops the toolbar's choice.
 */
export function StoryFrame({ story }: StoryFrameProps): ReactNode {
  const { globals, parameters } = useContext(DocsContext).getStoryContext(story);
  const looks = globals as unknown as Looks;
  const chosen = Object.keys(INITIAL_LOOKS).map((name) => `${name}:${looks[name as keyof Looks]}`);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: chosen.join(';'), [EMBEDDED]: '' });
  return (
    <iframe
      title={story.name}
      src={`iframe.html?${query}`}
      loading="lazy"
      style={{
        inlineSize: '100%',
        blockSize: parameters.docs?.story?.height,
        border: '1px solid #dfe5ec',
        borderRadius: 10,
        marginBlock: '1rem',
      }}
    />
  );
}
