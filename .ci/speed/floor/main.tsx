import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';

// The least that a page of this stack can do: React, the router, one heading.
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <HashRouter>
      <Routes>
        <Route
          path="/"
          element={
            <main>
              <h1>Floor</h1>
            </main>
          }
        />
      </Routes>
    </HashRouter>,
  );
