/**
 * Gives a file to whoever looks at the page.
 * @returns what can be said of it: in a frame without an origin the page around may forbid it, and no browser tells
 */
export function download(name: string, content: string | Blob, type = 'text/plain'): string {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  const isSandboxed = window.parent !== window && window.origin === 'null';
  return isSandboxed ? `${name} is saved, if the page around lets frames save files` : `${name} is saved`;
}
