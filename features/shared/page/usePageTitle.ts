import { useEffect } from 'react';
import { brand } from '../brand';

/** Names the page in the tab: `Najpopularniji | Hrast`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
}
