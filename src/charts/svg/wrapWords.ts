/**
 * Breaks a text into lines. Nothing can measure type here, so characters count with the width of a broad typeface: a line is
 * rather too short than too long.
 * @param width of a line, in units of the type size
 */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Width of a text in units of its type size, as broad as a common typeface makes it. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += NARROW.includes(character) ? 0.36 : WIDE.test(character) ? 0.8 : 0.61;
  return width;
}

const NARROW = " .,:;'|!()ijlt·";
const WIDE = /[A-Zmw=−→≥]/;
