import { lazy, Suspense, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { Figure } from './figure';
import { KeysDialog } from './KeysDialog';
import { LiveSummary } from './LiveSummary';
import type { Correction } from './queryReader';
import { useAddressBar } from './useAddressBar';
import { useKeys } from './useKeys';
import { useTheme } from './useTheme';

/** Each its own chunk: who looks at one does not wait for the other. */
const ExplorePage = lazy(async () => ({ default: (await import('./ExplorePage')).ExplorePage }));
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
  const theme = useStore(figure.controls, (state) => state.theme);
  const themeKey = useTheme(theme);
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
