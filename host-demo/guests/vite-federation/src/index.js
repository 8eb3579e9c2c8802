// The bundler agrees on one React first, so the entry itself imports none.
import('./main.jsx');
