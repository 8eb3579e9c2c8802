import '@travel-shell/elements/jsx';

export const page = <travel-header brand="partner" visible-items={3} />;
// @ts-expect-error There is no such presentation.
export const wrong = <travel-header presentation="sepia" />;
