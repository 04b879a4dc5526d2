// Runs before the shop, on the page of the development server only.
import { recordCalls } from './calls';

const { exchanges, fetch } = recordCalls(globalThis.fetch);
globalThis.fetch = fetch;

/** Shows a line over the page for some seconds. */
function notify(line: string): void {
  const notice = document.createElement('output');
  notice.textContent = line;
  notice.popover = 'manual';
  notice.style.cssText = 'inset: auto auto 16px 16px; padding: 8px 12px; font: 14px system-ui';
  document.body.append(notice);
  notice.showPopover();
  setTimeout(() => notice.remove(), 8_000);
}

addEventListener('keydown', async (event) => {
  if (event.code !== 'KeyS' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const at = new Date();
  try {
    const { saveMoment } = await import('./saveMoment');
    notify(await saveMoment(at, [...exchanges.values()]));
  } catch (error) {
    notify(`Not written: ${error}`);
  }
});
