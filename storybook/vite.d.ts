/// <reference types="vite/types/importMeta.d.ts" />

declare module '*/page.css';

declare module '*/composer.css';
