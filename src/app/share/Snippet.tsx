import { useId, useRef } from 'react';
import { useCopy } from './useCopy';

interface SnippetProps {
  readonly name: string;
  readonly hint: string;
  readonly text: string;
}

const SAID = {
  no: '',
  yes: 'Copied.',
  refused: 'This browser refuses to copy: the text is selected, copy it by hand.',
};

/** One text to take away, and a button that copies it. */
export function Snippet({ name, hint, text }: SnippetProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [copied, copy] = useCopy();
  return (
    <div className="snippet">
      <div className="snippet-head">
        <label htmlFor={id}>{name}</label>
        <span className="snippet-hint">{hint}</span>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Copy ${name}`}
          onClick={() => {
            box.current?.select();
            copy(text);
          }}
        >
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </button>
      </div>
      <textarea
        ref={box}
        id={id}
        readOnly
        rows={2}
        spellCheck={false}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className={copied === 'refused' ? 'snippet-refused' : 'visually-hidden'}>
        {SAID[copied]}
      </p>
    </div>
  );
}
