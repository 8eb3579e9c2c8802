export const ROOM =
  '@layer travel-shell{:not(:state(ready)){travel-served-probe&{min-block-size:40px;display:block}}@media(width>=1px){travel-served-probe{color:red}}}';

/** A page with one piece, as a server renders it. */
export const SERVED = `<style>${ROOM}</style><travel-served-probe></travel-served-probe>`;
