import { Button } from '@travel-shell/ui/button';
import { type ReactNode, useId } from 'react';
import type { FrameProps } from './FrameProps.ts';

/** Why a frame is not there, and what to press. consent.js answers the presses, before React and after it. */
export function ConsentFrame({ category, prepared }: FrameProps): ReactNode {
  const { messages, presentation } = prepared;
  const textId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field of a form
    <div
      className="frame"
      part="frame"
      role="group"
      aria-labelledby={textId}
      data-presentation={presentation}
      lang={messages.lang}
      dir={messages.dir}
    >
      <p className="what">
        <slot />
      </p>
      <p id={textId} className="text">
        {messages.text[category]}
      </p>
      {category === 'advertising' && (
        <p className="signal" part="signal">
          {messages.signal}
        </p>
      )}
      <div className="answers">
        <Button variant="primary" size="small" className="allow" name="allow">
          {messages.allow}
        </Button>
        <Button variant="quiet" size="small" name="settings" data-loads="travel-consent">
          {messages.settings}
        </Button>
      </div>
      <p className="failed" role="alert">
        {messages.failed}
      </p>
    </div>
  );
}
