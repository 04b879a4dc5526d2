import { useEffect, useState } from 'react';
import { useCountry } from './CountryProvider';
import { clockTime } from './date';
import type { Day } from './day';

const RENEW_EVERY_MS = 60_000;

/**
 * The current time in milliseconds, renewed each minute, and when the page is shown again, because browsers stop the timers
 * of a hidden page.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = setInterval(renew, RENEW_EVERY_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}

/** Today by the country's clock. A page may stay open overnight. */
export function useToday(): Day {
  return clockTime(useNow(), useCountry()).day;
}
