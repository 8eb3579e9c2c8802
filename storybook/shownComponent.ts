/** Sent by a story's page to Storybook's window: the tag of its piece, or nothing for a primitive. */
export const SHOWN_COMPONENT = 'travel-shell/shown-component';
