import { createRoot } from 'react-dom/client';
import { View } from './View.jsx';

createRoot(document.getElementById('app')).render(<View />);
