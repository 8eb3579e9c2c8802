import '@travel-shell/elements/jsx';
import { useRef } from 'react';

export const page = <travel-header brand="partner" visible-items={3} />;
// @ts-expect-error There is no such presentation.
export const wrong = <travel-header presentation="sepia" />;

export function Listening() {
  const header = useRef<HTMLElementTagNameMap['travel-header']>(null);
  return (
    <travel-header
      ref={header}
      class="wide"
      onClick={() => console.log(header.current?.visibleItems.toFixed())}
      ontravel-menu-toggle={(event) => console.log(event.detail.open)}
      // @ts-expect-error The detail has no such field.
      ontravel-track={({ detail }) => console.log(detail.amount)}
    />
  );
}
