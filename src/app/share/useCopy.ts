import { useEffect, useState } from 'react';

/** What became of copying: nothing yet, done, or refused, so that whoever wants the text has to copy it by hand. */
export type Copied = 'no' | 'yes' | 'refused';

const SAID_MS = 2500;

/** Copies texts, and says for a while what became of it. */
export function useCopy(): readonly [copied: Copied, copy: (text: string) => void] {
  const [copied, setCopied] = useState<Copied>('no');
  useEffect(() => {
    if (copied === 'no') return;
    const timer = setTimeout(() => setCopied('no'), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => {
    // Not there in pages that are not served safely.
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    write.then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  };
  return [copied, copy];
}
