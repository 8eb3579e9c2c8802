import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';

export const title = 'Partner';
export const description =
  "A separately built React page that uses the header as a federated React component, in a partner's own colours.";

export function render(): ScenarioResponse {
  const isBuilt = existsSync(join(import.meta.dirname, 'static/dist/partner.js'));
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nordlys, night trains of the north</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/scenarios/partner/static/partner.css">
${isBuilt ? '<script src="/scenarios/partner/static/dist/partner.js" defer></script>' : ''}
</head>
<body>
<div id="root">${isBuilt ? '' : '<main class="journeys">This page has not been built yet. Run the build, then load it again.</main>'}</div>
</body>
</html>
`,
  };
}
