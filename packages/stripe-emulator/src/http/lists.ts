import { resourceMissing } from '../errors.ts'
import type { Params } from './params.ts'
import type { Table } from '../store.ts'
import type { ApiObject } from '../types.ts'
import type { Call } from '../world.ts'

interface Listed {
  readonly id: string
  readonly created?: number
}

/**
 * The provider's list: newest first, `limit` 1-100 (10), `starting_after` towards the past,
 * `ending_before` towards now, `created` exact or as a range. The caller has read its own filters
 * from the parameters before.
 */
export function answerList<Row extends Listed>(
  call: Call,
  table: Table<Row>,
  keep: (row: Row) => boolean,
): ApiObject {
  const limit = call.params.integer('limit', { min: 1, max: 100 }) ?? 10
  const after = call.params.word('starting_after')
  const before = call.params.word('ending_before')
  const inRange = readCreated(call.params)
  call.params.done()

  const rows = [...table.all()].reverse().filter((row) => keep(row) && inRange(row.created ?? 0))
  const at = (id: string, param: string): number => {
    const index = rows.findIndex((row) => row.id === id)
    if (index < 0) throw resourceMissing('object', id, param)
    return index
  }
  if (before !== undefined) {
    const end = at(before, 'ending_before')
    return list(call, rows.slice(Math.max(0, end - limit), end), end > limit)
  }
  const start = after === undefined ? 0 : at(after, 'starting_after') + 1
  return list(call, rows.slice(start, start + limit), rows.length > start + limit)
}

const list = (call: Call, data: readonly Listed[], hasMore: boolean): ApiObject => ({
  object: 'list',
  data,
  has_more: hasMore,
  url: call.path,
})

function readCreated(params: Params): (created: number) => boolean {
  if (!params.has('created')) return () => true
  const range = params.group('created')
  const [gt, gte, lt, lte] = [
    range?.integer('gt'),
    range?.integer('gte'),
    range?.integer('lt'),
    range?.integer('lte'),
  ]
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
}
