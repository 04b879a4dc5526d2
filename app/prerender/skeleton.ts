import type { Country } from '#features/shared/country';
import { RETRY_HREF, templateId, widths } from './plan';

/**
 * The content of a template, not yet in the page; `undefined` if there is none of this id. Templates are in the page as
 * texts, because Firefox requests the pictures of `<template>` ahead.
 */
export function contentOf(id: string): DocumentFragment | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
}

/** The content of the template for this window; `undefined` if the page has none. */
function copyOf(name: string, country: Country): DocumentFragment | undefined {
  for (let width = widths.length - 1; width >= 0; width -= 1) {
    if (!matchMedia(widths[width] ?? '').matches) continue;
    const content = contentOf(templateId(name, country, width));
    if (content) return document.importNode(content, true);
  }
  return undefined;
}

/** The skeleton of the listing lists all categories; the page of one has its name, and marks it in the list. */
function nameCategory(content: DocumentFragment): void {
  const current = content.querySelector('[aria-current="page"]');
  const [address] = location.hash.split('?');
  const chosen = [...content.querySelectorAll('a')].find(({ hash }) => hash === address);
  const heading = content.querySelector('h1');
  if (!current || !chosen || !heading || current === chosen) return;
  current.removeAttribute('aria-current');
  chosen.setAttribute('aria-current', 'page');
  heading.textContent = chosen.textContent;
}

/** Shows header and skeleton in the root, in place of what it shows. */
export function showSkeleton(root: Element, country: Country, frame: string, skeleton: string): void {
  const page = copyOf(`frame-${frame}`, country);
  const content = copyOf(`skeleton-${skeleton}`, country);
  if (content) nameCategory(content);
  page?.querySelector('slot')?.replaceWith(content ?? '');
  root.replaceChildren(page ?? '');
}

/**
 * Shows that the shop has not started. The home page can be read without it, so there the sentence comes above the page;
 * elsewhere it takes the place of the skeleton.
 */
export function showFailure(root: Element, country: Country, frame: string, skeleton: string): void {
  if (skeleton === 'landing') {
    showSkeleton(root, country, frame, skeleton);
    root.querySelector('main')?.prepend(copyOf('skeleton-failedNotice', country) ?? '');
  } else {
    showSkeleton(root, country, frame, 'failed');
    root.querySelector('h1')?.focus();
  }
  root.querySelector(`a[href="${RETRY_HREF}"]`)?.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}
