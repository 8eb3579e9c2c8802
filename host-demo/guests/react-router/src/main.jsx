import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Shell } from './Shell.jsx';

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route element={<Shell />}>
        <Route path="/trains" element={<h1>Trains</h1>} />
        <Route path="*" element={<h1>Your page</h1>} />
      </Route>
    </Routes>
  </BrowserRouter>,
);
