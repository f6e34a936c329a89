import type { Plugin } from 'vite';

/** The Vite plugin: the last thing written into a build for the host. */
export function offline(): Plugin;

/** Writes the service worker of the built page in a folder. */
export function writeServiceWorker(folder: string): void;
