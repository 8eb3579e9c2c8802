import { logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { ElementContract } from '@travel-shell/element/contract';
import { createReactComponent } from '@travel-shell/element/react';
import type { PieceTag } from '@travel-shell/loader/TravelShell';
import type { ReactNode } from 'react';
import { useContext, useEffect } from 'react';
import { ShellContext } from './ShellContext.ts';

/** A piece as a React component that brings its element: it loads with the first one on the page. */
export function createPiece<const C extends ElementContract>(contract: C): ReturnType<typeof createReactComponent<C>> {
  const { tag } = contract;
  const Tag = createReactComponent(contract) as (props: object) => ReactNode;

  function Piece(props: object): ReactNode {
    const context = useContext(ShellContext);
    if (!context) throw new Error(`<${tag}> needs <TravelShellProvider> around it.`);
    const { shell } = context;
    useEffect(() => {
      shell?.load(tag as PieceTag).catch((cause) => {
        const message = `<${tag}> could not be loaded. Its fallback stays.`;
        logFailure({ code: 'LOAD_FAILED', message, cause });
        const detail = { tag, code: 'LOAD_FAILED', message, phase: 'load' };
        for (const element of pageDocument.querySelectorAll(tag))
          element.dispatchEvent(new CustomEvent('travel-error', { bubbles: true, composed: true, detail }));
      });
    }, [shell]);
    return <Tag {...props} />;
  }
  return Piece as ReturnType<typeof createReactComponent<C>>;
}
