/// <reference types="vite/types/importMeta.d.ts" />

declare module '*/page.css';

declare module '*/composer.css';

declare module '*?url' {
  const url: string;
  export default url;
}
