/** The numbers of a picture for programs: to the last bit, null where there is none. */
export interface NumberTable {
  /** Names without spaces; those of a system begin with its d, as `d2_average`. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (number | string | null)[])[];
}
