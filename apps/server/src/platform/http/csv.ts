import type { FastifyReply, FastifyRequest } from 'fastify'
import { stringify } from 'csv-stringify/sync'

/** A column of a CSV file: its header and its value in a row. */
export type Column<Row> = readonly [
  name: string,
  valueOf: (row: Row) => string | number | boolean | null | undefined,
]

export const wantsCsv = (request: FastifyRequest): boolean =>
  /\btext\/csv\b/.test(request.headers.accept ?? '')

/** RFC 4180 with a byte order mark, by which Excel recognises UTF-8. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => columns.map(([, valueOf]) => valueOf(row))),
    {
      header: true,
      columns: columns.map(([name]) => name),
      bom: true,
      record_delimiter: 'windows',
      // a spreadsheet would run text that begins like a formula
      escape_formulas: true,
      cast: { boolean: (value) => String(value) },
      // by default only text with the whole record delimiter is quoted
      quoted_match: /[\r\n]/,
    },
  )

export const sendCsv = <Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): FastifyReply =>
  reply
    // the route's JSON serializer must not see the text
    .serializer((text: string) => text)
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="tomogolf-${name}.csv"`)
    .send(toCsv(columns, rows))
