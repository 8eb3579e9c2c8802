/** The parts a host may style, the same for both pickers. */
export const PARTS = {
  trigger: { description: 'The button that opens the list.' },
  surface: { description: 'The surface that opens: a dropdown, a sheet or the whole screen.' },
  search: { description: 'The search field.' },
  list: { description: 'The list.' },
  entry: { description: 'Each entry of the list.' },
} as const;

export const CSS_PROPERTIES = {
  '--travel-color-surface': { description: 'Colour of what opens.', default: "the brand's" },
  '--travel-color-text': { description: 'Colour of texts.', default: "the brand's" },
  '--travel-color-text-muted': { description: 'Colour of what is less important.', default: "the brand's" },
  '--travel-color-brand': { description: 'Colour of marks and of focus.', default: "the brand's" },
  '--travel-color-active': { description: 'Colour behind the entry in use.', default: "the brand's" },
  '--travel-font-family': { description: 'Typeface.', default: "the brand's, else the system's" },
  '--travel-radius-control': { description: 'Corners of the button and of entries.', default: "the brand's" },
  '--travel-radius-panel': { description: 'Corners of what opens.', default: "the brand's" },
} as const;
