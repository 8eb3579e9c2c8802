import 'htmx.org';
import 'idiomorph/htmx';
