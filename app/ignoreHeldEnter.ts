/**
 * Makes a held Enter key one press: its repetitions neither press a button again nor what has the focus since, such as the
 * button that closes the panel which the press has opened. Returns the function that stops it.
 */
export function ignoreHeldEnter(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
