import { LIVE_NAMES, LOADED_NAMES, linkText } from './attributes';

/** Where this script is: the page lies beside it. */
const SCRIPT_ADDRESS = import.meta.url;

/** The address of the figure that an element's attributes ask for; wrong values are named by the figure itself. */
export function figureAddress(element: Element): string {
  const address = new URL('./', SCRIPT_ADDRESS);
  address.searchParams.set('view', 'embed');
  for (const name of [...LIVE_NAMES, ...LOADED_NAMES]) {
    const value = element.getAttribute(name);
    if (value !== null) address.searchParams.set(name, linkText(name, value));
  }
  return address.href;
}
