/**
 * The page's configuration. A host writes `<script type="application/json" id="travel-shell-config">{…}</script>` or
 * calls `travelShell.configure({…})`. Every key is in `configTable.ts`.
 */
import { EARLY_DEFAULTS, FIRST_DEFAULTS, LATE_DEFAULTS } from './generated/configDefaults.ts';
import type { ShellConfig } from './generated/ShellConfig.ts';
import { pageConfig } from './pageConfig.ts';

/** The defaults of the keys that the loader checks. */
export const CHECKED_DEFAULTS = /*#__PURE__*/ Object.assign({}, FIRST_DEFAULTS, EARLY_DEFAULTS);

export const CONFIG_DEFAULTS: ShellConfig = /*#__PURE__*/ Object.assign({}, CHECKED_DEFAULTS, LATE_DEFAULTS);

/** Whether the page has configured a key that the loader does not check, so that `lateConfig.ts` has to. */
export const hasLateKey = (config: object): boolean =>
  Object.entries(config).some(
    ([key, value]) => !(key in CHECKED_DEFAULTS) && CONFIG_DEFAULTS[key as keyof ShellConfig] !== value,
  );

/**
 * The configuration of this page, else the defaults (also on a server). It is another object after each change; views read
 * it by `useConfig` of shared/piece.
 */
export const getConfig = (): ShellConfig => pageConfig() ?? CONFIG_DEFAULTS;
