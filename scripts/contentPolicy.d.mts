import type { Plugin } from 'vite';

export function contentPolicy(): Plugin;
