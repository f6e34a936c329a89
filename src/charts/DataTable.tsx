interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly string[] }[];
}

/** Numbers as a table: the first cell of a row names it. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, i) => (
              <td key={columns[i + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
