import { THUMBNAIL_NAME } from './thumbnailName';

/** Gives the focus back to the page when the play of a loading story takes it, which would lead keyboard users astray. */
export function returnFocus(): void {
  let focused: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !isThumbnail(target)) focused = target;
  });
  window.addEventListener('blur', () => {
    const { activeElement } = document;
    if (!isThumbnail(activeElement) || activeElement.closest('[data-story="loading"]') === null) return;
    activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}

const isThumbnail = (element: Element | null): element is HTMLIFrameElement =>
  element instanceof HTMLIFrameElement && element.name === THUMBNAIL_NAME;
