/** What is shared is agreed on first; so nothing that needs React may stand in the entry itself. */
import('./start.tsx');
