import type { NumberTable } from '../../charts/numberTable';

/** What a picture can be saved as. Everything is made when it is asked for, from the present moment. */
export interface Savable {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Null where the picture is made of pixels only. */
  readonly svg: (() => string) | null;
  /** @param scale pixels of the file for one of the page */
  png(scale: number): Promise<Blob>;
  data(): SavedData;
}

/** Numbers, and what they are of. */
export interface SavedData {
  readonly table: NumberTable;
  /** Names as in the link. */
  readonly parameters: Readonly<Record<string, number | string | readonly number[]>>;
  /** Of the moment: its time, since when averages are taken, and what each system's are without. Empty for whole runs. */
  readonly moment: Readonly<Record<string, number | boolean | readonly number[]>>;
}
