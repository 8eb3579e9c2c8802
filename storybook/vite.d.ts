/// <reference types="vite/types/importMeta.d.ts" />

declare module '*/page.css';
