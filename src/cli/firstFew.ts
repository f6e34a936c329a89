/** The first few of a list, and how many more there are: `1, 2, 3, and 5 more`. */
export function firstFew(values: readonly (string | number)[], most: number, separator = ', '): string {
  const more = values.length > most ? `${separator}and ${values.length - most} more` : '';
  return `${values.slice(0, most).join(separator)}${more}`;
}
