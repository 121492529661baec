interface ColumnHeadsProps {
  names: readonly string[];
  /** Classes of each head: its room. */
  cell: string;
  /** Classes of the row. */
  className?: string;
}

/** The heads of a table's columns. */
export function ColumnHeads({ names, cell, className = "" }: ColumnHeadsProps) {
  return (
    <thead className={`border-b border-line text-ink-2 ${className}`}>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={`${cell} font-strong`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
