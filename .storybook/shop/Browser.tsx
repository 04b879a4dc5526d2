import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Back and Forward buttons and the address, above the screen of a story. */
export function Browser({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <nav aria-label="Preglednik">
        <button type="button" onClick={() => void navigate(-1)}>
          Natrag
        </button>
        <button type="button" onClick={() => void navigate(1)}>
          Naprijed
        </button>
        <output>{pathname + search}</output>
      </nav>
      {children}
    </>
  );
}
