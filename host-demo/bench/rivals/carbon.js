import '@carbon/web-components/es/components/ui-shell/header.js';
import '@carbon/web-components/es/components/ui-shell/header-menu.js';
import '@carbon/web-components/es/components/ui-shell/header-menu-item.js';
import '@carbon/web-components/es/components/ui-shell/header-name.js';
import '@carbon/web-components/es/components/ui-shell/header-nav.js';
import '@carbon/web-components/es/components/ui-shell/header-nav-item.js';
