/** Shared modules are negotiated first, so the entry itself must not import React. */
import('./start.tsx');
