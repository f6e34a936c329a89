import { lazy, Suspense, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { ExplorePage } from './ExplorePage';
import type { Figure } from './figure';
import { KeysDialog } from './KeysDialog';
import { LiveSummary } from './LiveSummary';
import type { Correction } from './queryReader';
import { useAddressBar } from './useAddressBar';
import { useKeys } from './useKeys';
import { useTheme } from './useTheme';

/** Its own chunk: who explores does not wait for it. */
const LecturePage = lazy(async () => ({ default: (await import('./lecture/LecturePage')).LecturePage }));

interface AppProps {
  readonly figure: Figure;
  /** What the link had wrong. */
  readonly corrections: readonly Correction[];
}

export function App({ figure, corrections }: AppProps) {
  useAddressBar(figure);
  const [keysOpen, setKeysOpen] = useState(false);
  const openKeys = useCallback(() => setKeysOpen(true), []);
  useKeys(figure, openKeys);
  const themeKey = useTheme(figure);
  const view = useStore(figure.controls, (state) => state.view);
  const Page = view === 'lecture' ? LecturePage : ExplorePage;
  return (
    <Suspense>
      <Page figure={figure} corrections={corrections} themeKey={themeKey} onHelp={openKeys} />
      <LiveSummary figure={figure} />
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </Suspense>
  );
}
