import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';

// The least that a page of this stack can do.
createRoot(document.body).render(
  <HashRouter>
    <Routes>
      <Route path="/" element={<h1>Floor</h1>} />
    </Routes>
  </HashRouter>,
);
