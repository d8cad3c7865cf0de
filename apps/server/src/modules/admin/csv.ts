import type { FastifyReply, FastifyRequest } from 'fastify'

/** A field of a file: its name and how it is read off a row. */
export type Column<Row> = readonly [
  name: string,
  of: (row: Row) => string | number | boolean | null | undefined,
]

export const wantsCsv = (request: FastifyRequest): boolean =>
  /\btext\/csv\b/.test(request.headers.accept ?? '')

function cell(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  // a text that begins like a formula would be run by a spreadsheet
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  `\uFEFF${[columns.map(([name]) => name), ...rows.map((row) => columns.map(([, of]) => of(row)))].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`

export const sendCsv = <Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): FastifyReply =>
  reply
    .serializer((text: string) => text)
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="tomogolf-${name}.csv"`)
    .send(toCsv(columns, rows))
