import { render } from 'react-dom';
import { View } from './View.jsx';

render(<View />, document.getElementById('app'));
