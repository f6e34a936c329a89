/** The path of a browser that starts, or undefined. */
export function findBrowser(kind: 'chromium' | 'firefox' | 'webkit'): string | undefined;
